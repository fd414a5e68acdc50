const done = async () => {};

/** A slot of a bad release whose mount has no end. */
export default { bootstrap: done, mount: () => new Promise<void>(() => {}), unmount: done, update: done };
