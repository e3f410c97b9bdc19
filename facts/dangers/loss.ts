import {dangersOf} from './dangers-of';
import {code} from '../line-searches';
import {INITIALIZED, entries, OWN_CREATES, relations, unseen} from './searches';

export const loss = dangersOf('loss', 'rows', [
  {
    id: 'synchronize',
    orms: ['typeorm'],
    search: [code`\bsynchronize: *true`],
    risk: 'On TypeORM, `synchronize: true` can drop columns, and the data that your users stored in them, when the application starts.',
    fix: '[Use migrations](persistence/typeorm/getting-started.mdx).',
  },
  {
    id: 'empty-filter',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [code`(super|service|Service|this\.[A-Za-z]*[^l])\.(deleteMany|updateMany)\(`],
    risk: 'A service method accepts an empty filter, which matches every row, so `deleteMany({})` empties the table.',
    fix: '[Check the filter](concepts/service-reference.mdx#deletemany) before you pass it on.',
  },
  {
    id: 'delete-many-for-good',
    orms: ['typeorm'],
    search: [
      {
        kind: 'tree',
        find: 'object',
        with: ['DTOClass', 'EntityClass', 'delete.useSoftDelete=true'],
        without: ['ServiceClass', 'delete.many.disabled=true'],
      },
      {
        kind: 'tree',
        find: 'object',
        with: ['DTOClass', 'AssemblerClass', 'delete.useSoftDelete=true'],
        without: ['delete.many.disabled=true'],
      },
    ],
    risk: "On TypeORM, with `EntityClass` or `AssemblerClass`, `deleteMany` deletes permanently despite the resolver's `useSoftDelete`, so you cannot restore the rows.",
    fix: '[Turn soft deletes on in the service](persistence/typeorm/soft-delete.mdx#per-resolver-option).',
  },
  {
    id: 'create-over-deleted',
    orms: ['typeorm'],
    search: entries({without: OWN_CREATES, target: ['DeleteDateColumn']}),
    risk: 'On TypeORM, a create with the id of a soft-deleted row overwrites that row, so you can no longer restore its data.',
    fix: '[Write an input without the id](persistence/typeorm/soft-delete-reference.mdx#create-over-deleted).',
  },
  {
    id: 'restore-many',
    orms: ['typeorm'],
    search: [code`\.restoreMany\(`],
    risk: 'Your own mutation that restores many rows accepts an empty filter, so one request can bring back every deleted row.',
    fix: '[Extend `DeleteManyInputType`](persistence/typeorm/soft-delete.mdx#adding-restore-mutations) for its input.',
  },
  {
    id: 'restore-one',
    orms: ['typeorm'],
    search: [code`\.restoreOne\([^()]*,`],
    risk: 'On TypeORM, `restoreOne` restores a row before it checks the filter, so Ada can bring back a row that the filter hides from her.',
    fix: '[Look the row up first](persistence/typeorm/soft-delete.mdx#restore-first-filter).',
  },
  {
    id: 'remove-to-one',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [relations('one', {with: ['remove.enabled=true']})],
    risk: '`removeRelation` clears a to-one relation even if the client names a different existing record, so a client with an outdated id removes the wrong link.',
    fix: '[Compare the id first](graphql/relations.mdx#remove), if it matters to you.',
  },
  {
    id: 'property-initializers',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [{kind: 'tree', find: 'property', beside: ['Column', 'Prop', 'prop'], text: INITIALIZED}],
    risk: 'With `EntityClass` or an assembler, an update can reset a field that has an initializer in the entity: when a client renames a ticket, its priority is lost.',
    fix: '[Write the default on the column](concepts/advanced/assembler-reference.mdx#property-initializers).',
  },
  {
    id: 'attribute-initializers',
    orms: ['sequelize'],
    search: [{kind: 'tree', find: 'property', beside: ['Column'], text: INITIALIZED}],
    risk: 'On Sequelize, the initializer of an attribute without `declare` overwrites the value that a client stored.',
    fix: '[Write `declare`](persistence/sequelize/reference.mdx#class-fields), and set the default on the column.',
  },
  {
    id: 'nested-list',
    orms: ['typeorm'],
    search: [{kind: 'tree', find: 'decorator', name: 'OneToMany', with: ['cascade']}],
    risk: 'On TypeORM, a nested list in an update replaces all children, so children that a client does not send lose their parent.',
    fix: '[Keep it out of the update class](faq.mdx#nested-create).',
  },
  {
    id: 'side-effects',
    search: [unseen("A hook's side effects are in the classes that it calls.")],
    risk: "A hook's side effects happen even if the input is rejected afterward, so a user can get an email about a change that was never made.",
    fix: '[Move them after the operation](graphql/hooks.mdx#after-an-operation).',
  },
]);
