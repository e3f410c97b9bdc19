import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  AssemblerSerializer,
  DefaultAssembler,
} from '@ptc-org/nestjs-query-core';
import { Document, model } from 'mongoose';

class ReportDTO {
  id!: string;

  title!: string;
}

@Schema()
class Report extends Document {
  @Prop()
  title!: string;
}

const ReportModel = model(Report.name, SchemaFactory.createForClass(Report));

/** The title that the assembler of a resolver with `EntityClass: Report` gives. */
async function titleOf(found: Report): Promise<string> {
  const dto = await new DefaultAssembler(ReportDTO, Report).convertToDTO(found);
  return dto.title;
}

export async function ownSerializer(): Promise<void> {
  const report = new ReportModel({ title: 'Dark mode' });
  // #region own
  const inCapitals = (found: Report) => ({
    id: found.id,
    title: found.title.toUpperCase(),
  });

  AssemblerSerializer(inCapitals)(Report);
  console.log('on the class:', await titleOf(report));

  AssemblerSerializer(inCapitals)(ReportModel);
  console.log('on the model:', await titleOf(report));
  // #endregion
}

// #region transform
@Schema({
  toObject: {
    transform: (notice) => ({ id: notice.id, title: notice.get('title') }),
  },
})
class Notice extends Document {
  @Prop()
  title!: string;
}
// #endregion

const NoticeModel = model(Notice.name, SchemaFactory.createForClass(Notice));

export function transformed(): unknown {
  // #region read-transformed
  const notice = new NoticeModel({ title: 'Dark mode', unknownField: 1 });
  return Object.keys(notice.toObject({ virtuals: true }));
  // #endregion
}
