// What the pictures take from programs; tests/content/diagrams.test.ts compares it with them.

/** The classes of examples/concepts/dtos/separate with their fields. */
export const CLASSES = {
  CreateUserDTO: {mark: '`@InputType`', fields: ['name', 'email']},
  UpdateUserDTO: {mark: '`@InputType`', fields: ['name']},
  User: {mark: '`@Entity`', fields: ['id', 'name', 'email', 'passwordHash', 'createdAt']},
  UserDTO: {mark: '`@ObjectType`', fields: ['id', 'name', 'email', 'createdAt']},
};

/** A list, and the page that a client gets of it. */
export interface Row {
  says: string[];
  ids: number[];
  page: number[];
  /** The row behind which the cursor stands. */
  behind: number;
  /** Whether the positions of the rows are written below them. */
  positions?: boolean;
}

const BEFORE = [8, 7, 6, 5, 4, 3, 2, 1];
const AFTER = [9, ...BEFORE];

/** The pages that the page's runs got: `newest`, `newest-next` and `keyset-newest-next`. */
export const ROWS: Row[] = [
  {
    says: ['The first page,', 'and its `endCursor`'],
    ids: BEFORE,
    page: [8, 7, 6],
    behind: 6,
    positions: true,
  },
  {
    says: ['Ticket 9 is new. A cursor with', 'position 2 returns 6 again'],
    ids: AFTER,
    page: [6, 5, 4],
    behind: 7,
    positions: true,
  },
  {says: ['A key set cursor with id 6', 'continues with 5'], ids: AFTER, page: [5, 4, 3], behind: 6},
];
