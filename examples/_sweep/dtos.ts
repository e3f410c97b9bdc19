import type { Type } from '@nestjs/common';
import { Directive, Int, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
  CursorConnection,
  FilterableCursorConnection,
  FilterableField,
  FilterableOffsetConnection,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  KeySet,
  OffsetConnection,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  authOfRelation,
  ofKeeper,
  ofKeys,
  ofMembers,
  owned,
} from './authorizers';
import { NarrowReads, OwnParent, PassUpdates, StampOwner } from './hooks';
import type { AppOptions, Hazard, ManyOptions } from './options';
import type { Stack } from './stack';

const decorators = {
  UnPagedRelation: [UnPagedRelation, FilterableUnPagedRelation],
  OffsetConnection: [OffsetConnection, FilterableOffsetConnection],
  CursorConnection: [CursorConnection, FilterableCursorConnection],
} as const;

/** The DTOs and inputs of one application, whose names begin with `prefix`, because a process builds several. */
export function dtosOf(options: AppOptions, prefix: string, stack: Stack) {
  const is = (hazard: Hazard): boolean => options.hazard === hazard;
  const isFederated = options.federation || is('generated-references');
  const isFilterable = options.filterable || is('cross-filter');
  const when = (condition: boolean, decorator: ClassDecorator) =>
    condition ? decorator : () => undefined;

  /** A relation to many, by the options and by what an application does wrong. */
  function many(
    name: string,
    type: () => Type,
    { kind, renamed, auth, update, remove, ...rest }: ManyOptions,
  ): ClassDecorator {
    const decorator = decorators[kind][isFilterable ? 1 : 0];
    // Filters over a relation of another name than the entity's fail.
    const isRenamed = renamed && !isFilterable;
    return decorator(isRenamed ? `own${name}` : name, type, {
      ...rest,
      ...(isRenamed && { relationName: name }),
      ...(auth && { auth: authOfRelation }),
      ...(is('planted: a relation whose filter allows everything') && {
        auth: { authorize: () => ({}) },
      }),
      update: { enabled: update },
      remove: { enabled: remove },
    }) as ClassDecorator;
  }

  /** What every field of a DTO has in common. */
  function named(dto: Type, name: string, fields: string[]): void {
    Object.defineProperty(dto, 'name', { value: `${prefix}${name}DTO` });
    IDField(() => ID)(dto.prototype, 'id');
    for (const field of fields)
      FilterableField(() => (field === 'priority' ? Int : String), {
        ...(options.fewOperators && { allowedComparisons: ['eq', 'in', 'gt'] }),
      })(dto.prototype, field);
    ObjectType(prefix + name)(dto);
    if (isFederated) Directive('@key(fields: "id")')(dto);
    if (options.hooks) NarrowReads(dto);
    when(options.keySet, KeySet(['id']) as ClassDecorator)(dto);
  }

  class LabelDTO {}
  class TicketDTO {}
  class ProjectDTO {}
  class CardDTO extends TicketDTO {}
  class NoticeDTO {}

  const caption = options.assembler ? 'caption' : 'name';
  named(LabelDTO, 'Label', [caption]);
  named(TicketDTO, 'Ticket', ['title', 'priority']);
  named(ProjectDTO, 'Project', ['name']);
  // For everybody: a DTO without an authorizer, beside which others may lose theirs.
  named(NoticeDTO, 'Notice', ['name']);
  if (is('renamed-field')) {
    FilterableField(() => Int)(LabelDTO.prototype, 'keeperId');
    ofKeeper(LabelDTO);
  } else if (is('filter-by-id')) ofKeys(stack)(LabelDTO);
  else owned(options)(LabelDTO);
  when(!is('planted: a DTO without its authorizer'), owned(options))(TicketDTO);
  if (is('deleted-grants') || options.members)
    ofMembers(options.members)(ProjectDTO);
  else owned(options)(ProjectDTO);

  const tickets = { ...options.tickets };
  if (is('capital-name')) tickets.renamed = false;
  many(
    is('capital-name') ? 'Tickets' : 'tickets',
    () => TicketDTO,
    tickets,
  )(ProjectDTO);
  many('labels', () => LabelDTO, {
    ...options.labels,
    ...(is('renamed-field') && { update: true, auth: false }),
  })(TicketDTO);
  many('tickets', () => TicketDTO, options.labelTickets)(LabelDTO);
  if (is('singular-name'))
    UnPagedRelation('backlog', () => TicketDTO, {
      relationName: 'tickets',
      auth: authOfRelation,
      remove: { enabled: true },
    })(ProjectDTO);
  if (is('singular-name'))
    UnPagedRelation('badge', () => LabelDTO, {
      relationName: 'labels',
      auth: authOfRelation,
      remove: { enabled: true },
    })(TicketDTO);
  if (is('dto-name'))
    UnPagedRelation('parts', () => TicketDTO, {
      dtoName: 'Part',
      relationName: 'tickets',
    })(ProjectDTO);
  const one = isFilterable ? FilterableRelation : Relation;
  const hasOtherName = options.project.renamed && !isFilterable;
  one(hasOtherName ? 'parent' : 'project', () => ProjectDTO, {
    // A null in its place would hide what else there is.
    nullable: options.project.nullable || !isFilterable,
    relationName: 'project',
    enableLookAhead: is('look-ahead'),
    update: { enabled: options.project.update },
    remove: { enabled: options.project.remove },
  })(TicketDTO);

  const hasCard = options.secondDto || is('subclass-undecorated');
  if (hasCard) {
    Object.defineProperty(CardDTO, 'name', { value: `${prefix}CardDTO` });
    ObjectType(`${prefix}Card`)(CardDTO);
    when(!is('subclass-undecorated'), owned(options))(CardDTO);
  }

  class CreateProject {}
  class UpdateProject {}
  class CreateLabel {}
  class UpdateLabel {}
  class CreateTicket {}
  class UpdateTicket {}
  const inputs: [Type, string, string[]][] = [
    [CreateProject, 'CreateProject', ['name']],
    [UpdateProject, 'UpdateProject', ['name']],
    [CreateLabel, 'CreateLabel', [caption]],
    [UpdateLabel, 'UpdateLabel', [caption]],
    [CreateTicket, 'CreateTicket', ['title', 'priority', 'projectId']],
    [UpdateTicket, 'UpdateTicket', ['title', 'priority']],
  ];
  const isUnchecked =
    is('unchecked-parent') || is('planted: a hook that is skipped');
  for (const [input, name, fields] of inputs) {
    const wrong = [
      ...(is('owner-in-inputs') ? ['ownerId'] : []),
      ...(is('id-in-create') && input === CreateTicket ? ['id'] : []),
    ];
    for (const field of [...fields, ...wrong])
      FilterableField(() => typeOf(field))(input.prototype, field);
    InputType(prefix + name)(input);
    if (!name.startsWith('Create')) {
      if (options.hooks) PassUpdates(input);
      continue;
    }
    const hooks: Type[] = [StampOwner(options)];
    if (input === CreateTicket && !isUnchecked)
      hooks.push(OwnParent(stack.entities.Project));
    BeforeCreateOne(...(hooks as [never]))(input);
    BeforeCreateMany(...(hooks as [never]))(input);
  }
  const classes = { LabelDTO, TicketDTO, ProjectDTO, CardDTO, NoticeDTO };
  const inputClasses = {
    CreateProject,
    UpdateProject,
    CreateLabel,
    UpdateLabel,
    CreateTicket,
    UpdateTicket,
  };
  return {
    ...classes,
    ...inputClasses,
    hasCard,
    isFederated,
  };
}

/** The type of a field of an input. */
function typeOf(field: string) {
  if (/^(projectId|id)$/.test(field)) return ID;
  return /^(ownerId|priority)$/.test(field) ? Int : String;
}

export type Dtos = ReturnType<typeof dtosOf>;
