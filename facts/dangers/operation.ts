import {dangersOf} from './dangers-of';
import {code, manifest} from '../line-searches';
import {RELATED, absent, entries, unseen} from './searches';

export const operation = dangersOf('operation', 'answers', [
  {
    id: 'shared-loaders',
    harm: 'rows',
    search: [
      {
        kind: 'tree',
        find: 'class',
        beside: ['Relation', 'Filterable*', 'UnPagedRelation', 'OffsetConnection', 'CursorConnection'],
        repeated: true,
      },
    ],
    risk: 'Two DTO classes with the same name share their data loaders, and [leak rows](guides/production.mdx#leaks).',
    fix: '[Give each class a unique name](graphql/dataloaders.mdx#same-names), and [let your bundler keep names](faq.mdx#bundlers).',
  },
  {
    id: 'shared-model',
    orms: ['typegoose'],
    search: [{kind: 'tree', find: 'class', text: String.raw`@prop\(`, repeated: true}],
    risk: "Two Typegoose classes with the same name share a model, so the second silently uses the first one's model.",
    fix: '[Rename one of them](persistence/typegoose/getting-started.mdx#register).',
  },
  {
    id: 'events-of-deletes',
    orms: ['typeorm'],
    search: [
      ...entries({
        with: ['enableSubscriptions=true'],
        without: ['delete.disabled=true', 'delete.useSoftDelete=true'],
      }),
    ],
    risk: 'On TypeORM, a delete event has no id unless it is a soft delete, so subscribers cannot tell which row is gone.',
    fix: '[Put the id back](graphql/subscription-reference.mdx#deleted-id).',
  },
  {
    id: 'dates-on-a-bus',
    search: [
      absent(code`reviver`, code`graphql-(redis|kafka|postgres|mqtt|rabbitmq|google-pubsub)-?subscriptions`),
    ],
    risk: 'A bus that writes JSON turns dates in events into text, so subscribers get an error for each `DateTime` field.',
    fix: '[Give it a reviver](graphql/subscription-reference.mdx#dates-on-a-bus).',
  },
  {
    id: 'stale-events',
    when: RELATED,
    search: [absent(code`\bcache: *false`, code`\benableSubscriptions: *true`)],
    risk: "Events over one WebSocket may carry an earlier event's relations, so subscribers see stale data.",
    fix: '[Turn the cache off](graphql/dataloaders.mdx#no-cache), or load them again.',
  },
  {
    id: 'mixed-versions',
    search: [
      manifest`"@ptc-org/nestjs-query-[a-z-]+": *"(\*|x|latest|next|[<>]|[^"]*\|\|)`,
      unseen('Only the lock file says which versions are installed.'),
    ],
    risk: 'nestjs-query packages with different versions do not fit together, so your code may not compile.',
    fix: '[Install the same version of all packages](introduction/install.mdx#packages), and pin it.',
  },
]);
