/** An answer, with its redirect not yet followed. */
export interface HttpAnswer {
  readonly url: string;
  readonly body: string;
  /** Absolute address of the redirect; the answer's own address when there is none. */
  readonly location: string;
  readonly isRedirect: boolean;
}

/** A client that keeps cookies and follows redirects step by step, as a browser does for one origin. */
export class HttpClient {
  readonly #cookies = new Map<string, string>();

  /** Sends a form and follows nothing. */
  post(url: string, form: Readonly<Record<string, string>>): Promise<HttpAnswer> {
    return this.#send(url, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Reads an address and follows redirects until a page answers or `isEnd` accepts the next address. */
  async follow(url: string, isEnd: (url: string) => boolean): Promise<HttpAnswer> {
    let next = url;
    for (let step = 0; step < 10; step += 1) {
      if (isEnd(next)) return { url: next, body: '', location: next, isRedirect: false };
      const answer = await this.#send(next);
      if (!answer.isRedirect) return answer;
      next = answer.location;
    }
    throw new Error(`More than 10 redirects from ${url}`);
  }

  async #send(url: string, init: RequestInit = {}): Promise<HttpAnswer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const body = await response.text();
    if (response.status >= 400) throw new Error(`${response.status} from ${url}: ${body.slice(0, 300)}`);
    const location = response.headers.get('location');
    return {
      url,
      body,
      location: location === null ? url : new URL(location, url).href,
      isRedirect: location !== null,
    };
  }
}
