/**
 * Returns a function that runs works one after another, in the order of its calls, and resolves or rejects as each does: a
 * second file for a place waits for the first, and then replaces it.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
