import { Injectable, NotFoundException } from '@nestjs/common';
import {
  applyFilter,
  applyQuery,
  type Filter,
  NoOpQueryService,
  type Query,
} from '@ptc-org/nestjs-query-core';
import { Label } from './label';

@Injectable()
export class LabelService extends NoOpQueryService<Label> {
  private readonly labels: Label[] = [
    'bug',
    'feature',
    'accessibility',
    'performance',
  ].map((name, index) =>
    Object.assign(new Label(), { id: String(index + 1), name }),
  );

  // #region query
  override async query({ filter = {}, ...rest }: Query<Label>) {
    return applyQuery(this.matching(filter), rest);
  }

  override async count(filter: Filter<Label>): Promise<number> {
    return this.matching(filter).length;
  }

  /** One label at a time: on a whole list, `like` skips matches. */
  private matching(filter: Filter<Label>): Label[] {
    return this.labels.filter((label) => applyFilter(label, filter));
  }
  // #endregion

  override async findById(id: string | number): Promise<Label | undefined> {
    return this.labels.find((label) => label.id === String(id));
  }

  override async getById(id: string | number): Promise<Label> {
    const label = await this.findById(id);
    if (!label)
      throw new NotFoundException(`Unable to find Label with id: ${id}`);
    return label;
  }
}
