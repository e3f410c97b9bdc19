import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  Assembler,
  AssemblerFactory,
  ClassTransformerAssembler,
  DefaultAssembler,
  NestjsQueryCoreModule,
  transformAggregateQuery,
  transformFilter,
} from '@ptc-org/nestjs-query-core';
import { Exclude, Expose, Transform } from 'class-transformer';

// #region classes
class Account {
  id!: number;
  first!: string;
}

class AdminAccount extends Account {}

class AccountDTO {
  id!: number;
  givenName!: string;
}

class AccountDetailsDTO extends AccountDTO {}

@Assembler(AccountDTO, AdminAccount)
export class AccountAssembler extends ClassTransformerAssembler<
  AccountDTO,
  AdminAccount
> {}
// #endregion

export function found() {
  // #region found
  const name = (assembler: object) => assembler.constructor.name;
  console.log(
    'registered pair   ',
    name(AssemblerFactory.getAssembler(AccountDTO, AdminAccount)),
  );
  console.log(
    'parent of entity  ',
    name(AssemblerFactory.getAssembler(AccountDTO, Account)),
  );
  console.log(
    'subclass of DTO   ',
    name(AssemblerFactory.getAssembler(AccountDetailsDTO, AdminAccount)),
  );
  // #endregion
}

export function registeredTwice() {
  // #region twice
  @Assembler(AccountDTO, AdminAccount)
  class SecondAssembler extends ClassTransformerAssembler<
    AccountDTO,
    AdminAccount
  > {}
  // #endregion
  return SecondAssembler;
}

class PlainAssembler extends ClassTransformerAssembler<AccountDTO, Account> {}

export function undecoratedInModule() {
  // #region undecorated
  return NestjsQueryCoreModule.forFeature({ assemblers: [PlainAssembler] });
  // #endregion
}

export function undecorated() {
  // #region undetermined
  return new PlainAssembler();
  // #endregion
}

export async function decorators() {
  // #region decorators
  class MemberDTO {
    @Exclude()
    id!: number;

    @Transform(({ value }) => value.toUpperCase())
    first!: string;
  }

  const account = Object.assign(new Account(), {
    id: 1,
    first: 'Ada',
    secret: 'kept',
  });
  return new DefaultAssembler(MemberDTO, Account).convertToDTO(account);
  // #endregion
}

export async function entityGetter() {
  // #region entity-getter
  class Author {
    first!: string;
    last!: string;

    get fullName() {
      return `${this.first} ${this.last}`;
    }
  }

  class AuthorDTO {
    fullName!: string;
  }

  class ExposedAuthorDTO {
    @Expose()
    fullName!: string;
  }

  const author = Object.assign(new Author(), { first: 'Ada', last: 'Moreau' });
  console.log(
    'plain  ',
    (await new DefaultAssembler(AuthorDTO, Author).convertToDTO(author))
      .fullName,
  );
  console.log(
    'exposed',
    (await new DefaultAssembler(ExposedAuthorDTO, Author).convertToDTO(author))
      .fullName,
  );
  // #endregion
}

// #region unresolved
@Module({
  imports: [
    NestjsQueryCoreModule.forFeature({ assemblers: [AccountAssembler] }),
  ],
})
class WithoutEntityModule {}
// #endregion

/** Ends with the error that the application context ends with. */
export async function withoutEntityModule() {
  await NestFactory.createApplicationContext(WithoutEntityModule, {
    logger: false,
    abortOnError: false,
  });
}

export function lostGroups() {
  // #region lost-groups
  return transformAggregateQuery<AccountDTO, Account>(
    {
      groupBy: [{ field: 'givenName', args: {} }],
      count: [{ field: 'id', args: {} }],
    },
    { id: 'id', givenName: 'first' },
  );
  // #endregion
}

export function unknownField() {
  // #region unknown-field
  return transformFilter<AccountDTO, Account>(
    { givenName: { eq: 'Ada' } },
    { id: 'id' },
  );
  // #endregion
}
