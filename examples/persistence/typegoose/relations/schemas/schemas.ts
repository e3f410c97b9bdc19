import {
  getDiscriminatorModelForClass,
  getModelForClass,
  prop,
  type Ref,
} from '@typegoose/typegoose';
import { BugTicket, Ticket as KindOfTicket } from '../discriminators/entities';

class User {
  @prop({ type: String })
  name!: string;
}

class Comment {
  @prop({ type: String })
  body!: string;
}

class Ticket {
  // #region refs
  @prop({ ref: () => User })
  assignee?: Ref<User>;

  @prop({ ref: 'Comment', localField: '_id', foreignField: 'ticket' })
  comments?: Ref<Comment>[];

  @prop({
    ref: () => Comment,
    localField: '_id',
    foreignField: 'ticket',
    justOne: true,
  })
  firstComment?: Ref<Comment>;
  // #endregion
}

export function refs(): unknown {
  // #region read
  const { schema } = getModelForClass(Ticket);
  const { comments, firstComment } = schema.virtuals as Record<
    string,
    { options?: { ref?: unknown } }
  >;
  return {
    assignee: schema.path('assignee').options.ref,
    comments: comments?.options?.ref,
    firstComment: firstComment?.options?.ref,
  };
  // #endregion
}

export function kinds(): unknown {
  const options = {
    existingConnection: undefined,
    options: { customName: 'KindOfTicket' },
  };
  const base = getModelForClass(KindOfTicket, options);
  const BugModel = getDiscriminatorModelForClass(base, BugTicket);
  // #region kind
  const { kind, title, severity } = new BugModel({
    title: 'App crashes when offline',
    severity: 5,
  });
  return { kind, title, severity };
  // #endregion
}
