import {
  CursorConnection,
  Relatable,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { CommentDTO } from '../../relations/decorators/comment.dto';
import { TicketDTO } from '../../relations/decorators/ticket.dto';
import { UserDTO } from '../../relations/decorators/user.dto';

// #region refused
// @ts-expect-error a to-one relation has no list to filter or to sort
Relation('assignee', () => UserDTO, { disableFilter: true, disableSort: true });
// @ts-expect-error nor one to aggregate
Relation('assignee', () => UserDTO, { enableAggregate: true });
// @ts-expect-error look-ahead joins to-one relations
CursorConnection('comments', () => CommentDTO, { enableLookAhead: true });
// @ts-expect-error the decorator's name says whether parents can be filtered by it
CursorConnection('comments', () => CommentDTO, { allowFiltering: true });
// @ts-expect-error the depth of a filter belongs to the parent's @QueryOptions
CursorConnection('comments', () => CommentDTO, { filterDepth: 2 });
// @ts-expect-error mutations of relations are off until you enable them
Relation('assignee', () => UserDTO, { disableUpdate: true });
// @ts-expect-error the mixin needs its options, if only {}
Relatable(TicketDTO);
// #endregion refused
