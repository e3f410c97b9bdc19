import { Prop, Schema as NestSchema, SchemaFactory } from '@nestjs/mongoose';
import { model, Schema, Types } from 'mongoose';
import { CommentSchema, TicketSchema } from '../app/entities';

export function relationPaths(): unknown {
  // #region paths
  return {
    assignee: TicketSchema.path('assignee').options.ref,
    assigneeType: TicketSchema.path('assignee').instance,
    labels: (TicketSchema.path('labels') as Schema.Types.Array).caster?.options
      .ref,
    comments: 'comments' in TicketSchema.virtuals,
  };
  // #endregion
}

const Comment = model('Comment', CommentSchema);

export function requiredReference(): unknown {
  const ticket = new Types.ObjectId('65a000000000000000000001');
  // #region required
  const comment = new Comment({ body: 'Colors are agreed.', ticket });
  comment.set('ticket', undefined);
  return comment.validateSync()?.message;
  // #endregion
}

export function castById(): unknown {
  // #region cast
  return (
    Comment.find({ ticket: '65a000000000000000000001' }).cast(Comment)
      .ticket instanceof Types.ObjectId
  );
  // #endregion
}

// #region value-class
@NestSchema()
class Note {
  @Prop({ type: Types.ObjectId, ref: 'Ticket' })
  ticket!: Types.ObjectId;
}
// #endregion

export function valueClass(): unknown {
  // #region read-value-class
  return SchemaFactory.createForClass(Note).path('ticket').instance;
  // #endregion
}
