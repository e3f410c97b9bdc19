import type { Type } from '@nestjs/common';
import {
  Assembler,
  AbstractAssembler,
  type AggregateQuery,
  type AggregateResponse,
  type Query,
  transformAggregateQuery,
  transformAggregateResponse,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { Label } from './entities';

type Row = Record<string, unknown>;

/** The assembler of labels: what the DTO calls by the first name is the column with the second one. */
export function labelAssembler(
  LabelDTO: Type,
  renamed: Record<string, string>,
): Type<AbstractAssembler<Row, Label>> {
  const kept = ['id', 'name', 'ownerId'].filter(
    (name) => !Object.values(renamed).includes(name),
  );
  const columns: Record<string, string> = {
    ...Object.fromEntries(kept.map((name) => [name, name])),
    ...renamed,
  };
  const fields = Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [column, field]),
  );
  const rename = (row: Row, names: Record<string, string>): Row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => names[name])
        .map(([name, value]) => [names[name], value]),
    );

  class LabelAssembler extends AbstractAssembler<Row, Label> {
    convertToDTO(label: Label): Row {
      return rename({ ...label }, fields);
    }

    convertToEntity(row: Row): Label {
      return Object.assign(new Label(), rename(row, columns));
    }

    convertQuery(query: Query<Row>): Query<Label> {
      return transformQuery(query, columns as never);
    }

    convertAggregateQuery(query: AggregateQuery<Row>): AggregateQuery<Label> {
      return transformAggregateQuery(query, columns as never);
    }

    convertAggregateResponse(
      response: AggregateResponse<Label>,
    ): AggregateResponse<Row> {
      return transformAggregateResponse(response, fields as never);
    }

    /** What a hook stamped passes under its own name. */
    convertToCreateEntity(row: Row): Row {
      return { keeperId: row.keeperId, ...rename(row, columns) };
    }

    convertToUpdateEntity(row: Row): Row {
      return rename(row, columns);
    }
  }
  Assembler(LabelDTO, Label)(LabelAssembler as never);
  return LabelAssembler as never;
}
