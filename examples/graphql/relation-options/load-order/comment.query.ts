import { ArgsType } from '@nestjs/graphql';
import { QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { CommentDTO } from './comment.dto';

// #region remedy
@ArgsType()
export class CommentQuery extends QueryArgsType(CommentDTO) {}
// #endregion
