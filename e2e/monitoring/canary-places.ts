declare global {
  interface Window {
    /** The monitoring SDK, which defines it. */
    DD_RUM?: {
      addAction(name: string, context?: object): void;
      addError(error: unknown, context?: object): void;
      setGlobalContextProperty(name: string, value: unknown): void;
      startView(options: object): void;
    };
  }
}

interface Input {
  readonly canaries: readonly string[];
  /** A file of the host, so that an error has a position. */
  readonly file: string;
}

/** What puts each canary into one place of what the page reports. Each runs in the page. */
export const canaryPlaces: Readonly<Record<string, (input: Input) => void | Promise<void>>> = {
  'the text of an uncaught error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const error = new Error(`no customer ${canary}`);
      error.stack = `Error: no customer ${canary}\n    at a (${file}:1:${line + 1})`;
      setTimeout(() => {
        throw error;
      });
    }
  },
  'the text of a rejected promise': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const error = new TypeError(`Cannot read properties of undefined (reading '${canary}')`);
      error.stack = `TypeError: x\n    at a (${file}:2:${line + 1})`;
      void Promise.reject(error);
    }
  },
  'a rejected promise without an error': ({ canaries }) => {
    for (const canary of canaries) void Promise.reject({ customer: canary });
  },
  'the name of an error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const stack = `${canary}: x\n    at a (${file}:3:${line + 1})`;
      void Promise.reject(Object.assign(new Error('x'), { name: canary, stack }));
    }
  },
  'the stack of an error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const stack = `Error: x\n    at ${canary} (${file}:4:${line + 1})\n    at b (https://x.example/${canary}.js:1:1)\n${canary}`;
      void Promise.reject(Object.assign(new Error('x'), { stack }));
    }
  },
  'the cause of an error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const stack = `Error: x\n    at a (${file}:5:${line + 1})`;
      void Promise.reject(Object.assign(new Error('x', { cause: new Error(canary) }), { stack }));
    }
  },
  'the context of an error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const stack = `Error: x\n    at a (${file}:6:${line + 1})`;
      const context = { customer: canary, call: canary, where: canary, [canary]: canary };
      void Promise.reject(Object.assign(new Error('x'), { stack, dd_context: context }));
      window.DD_RUM?.addError(Object.assign(new Error('x'), { stack }), { of: { customer: canary } });
    }
  },
  'the fingerprint of an error': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const stack = `Error: x\n    at a (${file}:7:${line + 1})`;
      void Promise.reject(Object.assign(new Error('x'), { stack, dd_fingerprint: canary }));
    }
  },
  'an error in the console': ({ canaries, file }) => {
    for (const [line, canary] of canaries.entries()) {
      const error = new Error(canary);
      error.stack = `Error: ${canary}\n    at a (${file}:8:${line + 1})`;
      console.error(`for ${canary}`, error);
    }
  },
  'a text in the console': ({ canaries }) => {
    for (const canary of canaries) console.error(canary);
  },
  'the name of an action': ({ canaries }) => {
    for (const canary of canaries) window.DD_RUM?.addAction(canary);
  },
  'an unknown detail': ({ canaries }) => {
    for (const canary of canaries)
      window.DD_RUM?.addAction('call failed', { customer: canary, all: [{ of: canary }] });
  },
  'a known detail': ({ canaries }) => {
    for (const canary of canaries)
      window.DD_RUM?.addAction('call failed', {
        call: `GET /cif/${canary}`,
        at: canary,
        error: `OAUTH_${canary}`,
        where: `slot ${canary}`,
        remote: canary,
        version: canary,
        override: canary,
        status: canary,
      });
  },
  'the name of a detail': ({ canaries }) => {
    for (const canary of canaries) window.DD_RUM?.addAction('call failed', { [canary]: 1 });
  },
  'the context of all events': ({ canaries }) => {
    for (const canary of canaries) window.DD_RUM?.setGlobalContextProperty(canary, canary);
    window.DD_RUM?.setGlobalContextProperty('where', canaries.join(' '));
    window.DD_RUM?.addAction('call failed');
  },
  'the address of a request': async ({ canaries }) => {
    for (const canary of canaries)
      await fetch(`/people/${encodeURIComponent(canary)}?q=${encodeURIComponent(canary)}#${canary}`).catch(
        () => undefined,
      );
  },
  'the name and the address of a view': ({ canaries }) => {
    for (const canary of canaries) {
      history.replaceState(null, '', `/people/${encodeURIComponent(canary)}?q=${encodeURIComponent(canary)}`);
      window.DD_RUM?.startView({ name: canary, context: { customer: canary } });
    }
    history.replaceState(null, '', '/dashboard');
  },
  'a long task': async ({ canaries }) => {
    for (const canary of canaries) {
      const button = document.createElement('button');
      button.id = canary;
      const press = {
        [canary]: () => {
          const end = performance.now() + 60;
          while (performance.now() < end);
        },
      }[canary];
      if (press) button.addEventListener('click', press);
      document.body.append(button);
      button.click();
      button.remove();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  },
};
