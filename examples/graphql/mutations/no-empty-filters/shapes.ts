interface Answer {
  data: { updateManyTickets: { updatedCount: number } };
  errors?: [{ message: string }];
}

// #region shapes
const shapes = [
  '{and: []}',
  '{or: []}',
  '{and: [{}]}',
  '{or: [{}]}',
  '{or: [{and: []}]}',
  '{and: [{title: {}}]}',
  '{or: [{title: {}}, {title: {eq: "none"}}]}',
  '{or: [{title: {eq: "none"}}, {}]}',
  '{title: {}, status: {}}',
];

/** Prints how many tickets an update with each filter changes, or what refuses it. */
export async function shapesOf(url: string): Promise<void> {
  for (const filter of shapes) {
    const query = `mutation { updateManyTickets(input: {filter: ${filter}, update: {status: "done"}}) { updatedCount } }`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as Answer;
    console.log(
      filter.padEnd(44),
      errors?.[0].message ?? data.updateManyTickets.updatedCount,
    );
  }
}
// #endregion
