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

import type { Row } from './stack';

/** The assembler of labels: what the DTO calls by the first name is the column with the second one. */
export function labelAssembler(
  LabelDTO: Type,
  Label: Type<Row>,
  renamed: Record<string, string>,
): Type {
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

  class LabelAssembler extends AbstractAssembler<Row, Row> {
    convertToDTO(label: Row): Row {
      return rename({ ...label }, fields);
    }

    convertToEntity(row: Row): Row {
      return Object.assign(new Label(), rename(row, columns));
    }

    convertQuery(query: Query<Row>): Query<Row> {
      return transformQuery(query, columns as never);
    }

    convertAggregateQuery(query: AggregateQuery<Row>): AggregateQuery<Row> {
      return transformAggregateQuery(query, columns as never);
    }

    convertAggregateResponse(
      response: AggregateResponse<Row>,
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
