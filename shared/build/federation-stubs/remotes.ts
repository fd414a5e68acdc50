/** Replaces the loading of remotes that a build names: host and remotes name none (ADR 4). */
export const remotes = () => {
  throw new Error('a build of the portal names no remotes');
};
