import { Comment, Project, type TicketService } from './classes';

export async function listeners(tickets: TicketService) {
  // #region listeners
  console.log('createOne');
  await tickets.createOne({
    title: 'Rate limit',
    comments: [{ text: 'Five a minute' }],
  });
  console.log('createMany');
  await tickets.createMany([
    { title: 'Rotate the logs' },
    { title: 'Renew the certificate' },
  ]);
  console.log('updateOne');
  await tickets.updateOne(1, { title: 'Rate limit the login' });
  console.log('updateMany');
  await tickets.updateMany({ title: 'Rotate all logs' }, { id: { eq: 2 } });
  console.log('deleteOne');
  await tickets.deleteOne(2);
  console.log('deleteMany');
  await tickets.deleteMany({ id: { eq: 3 } });
  console.log('comments', await tickets.repo.manager.count(Comment));
  // #endregion
}

export async function merge(tickets: TicketService) {
  // #region merge
  await tickets.createOne({
    title: 'Rate limit',
    project: { name: 'Website', key: 'WEB' },
  });
  await tickets.updateOne(4, { project: { id: 1, name: 'Web shop' } });
  await tickets.updateOne(4, { project: { name: 'Billing' } });
  // #endregion
  return tickets.repo.manager.find(Project);
}

export async function givenId(tickets: TicketService) {
  // #region given-id
  await tickets.createOne({ id: 40, title: 'Move to the new server' });
  // #endregion
}

export async function allOrNone(tickets: TicketService) {
  // #region all-or-none
  const before = await tickets.count({});
  const failure = await tickets
    .createMany([{ title: 'Rotate the keys' }, { title: null as never }])
    .catch((error: Error) => error.message);
  console.log(failure);
  console.log('before', before, 'after', await tickets.count({}));
  // #endregion
}
