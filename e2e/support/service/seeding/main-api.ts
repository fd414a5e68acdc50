import { subscriptionKey } from '@portal/sandbox/src/portal/config.ts';
import { origins } from '../environment.ts';

/** The main API, called outside the browser as a signed-in agent. */
export class MainApi {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(idToken: string) {
    this.#headers = { authorization: `Bearer ${idToken}`, 'ocp-apim-subscription-key': subscriptionKey };
  }

  /** The decoded JSON of a read. @throws Error where the service refuses */
  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.#send(`${path}?${new URLSearchParams(query)}`, {});
  }

  /** The decoded JSON of a command's answer. @throws Error where the service refuses */
  post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.#send(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  async #send(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(origins.api.url + path, {
      ...init,
      headers: { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} from ${path}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }
}
