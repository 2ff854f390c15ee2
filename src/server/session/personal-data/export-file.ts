// All that is stored about a person as one JSON file, written as it is read.
import type { Db } from '#server/database/database.ts';
import { noPassword, roleOf, toUser } from '../users.store.ts';
import { personTables } from './person-tables.store.ts';
import { type PersonRow, readRecords } from './personal-data.store.ts';

/** Their row of users, without the hash of the password. */
const accountOf = ({ password, ...row }: PersonRow) => ({
  ...row,
  role: roleOf(row),
  hasPassword: password !== noPassword,
});

/** By table, the records that are about the person; `as` says which columns refer to them. Tables without any are left out. */
export async function* writePersonalData(db: Db, person: PersonRow, at: Date): AsyncGenerator<string> {
  const { fullName } = toUser(person);
  const keys = { id: person.id, fullName, email: person.email ?? person.formerEmail };
  yield `{"exportedAt":${JSON.stringify(at)},"account":${JSON.stringify(accountOf(person))},"records":{`;
  let tables = 0;
  for (const of of personTables()) {
    let count = 0;
    for await (const batch of readRecords(db, of, keys)) {
      const opening = count === 0 ? `${tables === 0 ? '' : ','}${JSON.stringify(of.name)}:[` : ',';
      yield opening + batch.map(({ as, record }) => JSON.stringify({ as, ...record })).join(',');
      if (count === 0) tables += 1;
      count += batch.length;
    }
    if (count > 0) yield ']';
  }
  yield '}}';
}
