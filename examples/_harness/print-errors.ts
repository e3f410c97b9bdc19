/** Makes each of these calls, and prints its name with the error that it ends with: for runs whose point is the errors. */
export async function printErrors<Input>(
  calls: Record<string, (input: Input) => unknown>,
  input: Input,
): Promise<void> {
  for (const [attempt, call] of Object.entries(calls)) {
    const outcome = await Promise.resolve(input)
      .then(call)
      .then(
        () => 'no error',
        ({name, message}: Error) => `${name}: ${message}`,
      );
    console.log(`${attempt}:\n  ${outcome}`);
  }
}
