import { uploadFile } from '@portal/shared/api/files';
import { type ApiClient, axios, createApiClient } from '@portal/shared/calls';
import type { Clock } from '@portal/shared/clock';

import { base64Of } from '@portal/shared/files';
import { activeTab, testShell } from '@portal/shared/testing';
import { type Chosen, getPhoneResult } from '../../mfe-client/src/onboarding/card/side-state.ts';
import { type FormFiles, filesToTake } from '../../shared/src/screen/hand-off/files-of-draft.ts';
import { findOpenHandOff } from '../../shared/src/screen/hand-off/find-hand-off.ts';
import { HandOffSession } from '../../shared/src/screen/hand-off/hand-off-session.ts';
import type { HandOffState } from '../../shared/src/screen/hand-off/run-hand-off.ts';
import { createSavedFiles } from '../../shared/src/screen/hand-off/saved-files.ts';
import { takeInTurn } from '../../shared/src/screen/hand-off/take-in-turn.ts';
import { TakenPictures } from '../../shared/src/screen/hand-off/taken-pictures.ts';
import { createTurns } from '../../shared/src/service/commands/in-turn.ts';
import type { AgentBrowser, DraftAnswers } from './agent-browser.ts';
import type { PageNetwork } from './network.ts';

/** Milliseconds until the browser has stored the form's answers. */
const draftDelay = 20;

export interface FormTabParts {
  readonly baseUrl: string;
  /** The agent's id token. */
  readonly token: string;
  readonly customerId: string;
  readonly names: readonly string[];
  readonly browser: AgentBrowser;
  /** What of the draft the tab begins with: another tab's is only offered. */
  readonly restored: DraftAnswers;
  readonly network: PageNetwork;
  readonly clock: Clock;
  /** Whether the service can read what is on a picture. */
  readonly isReadable: (content: string) => boolean;
  readonly onCode: (code: string) => void;
}

/** One tab of the agent with the form, around the product's hand-off: answers, uploads and draft. */
export class FormTab {
  readonly #parts: FormTabParts;
  readonly #api: ApiClient;
  readonly #savedFiles = createSavedFiles();
  readonly #turns: ReadonlyMap<string, ReturnType<typeof createTurns>>;
  #answers: DraftAnswers;
  /** The draft's files when this tab last read or wrote it. */
  #known: FormFiles;
  #session: HandOffSession;
  #asking: AbortController | undefined;
  #isClosed = false;
  state: HandOffState | undefined;

  constructor(parts: FormTabParts) {
    this.#parts = parts;
    const { baseUrl, token, names, network } = parts;
    this.#answers = parts.restored;
    this.#known = this.#filesOf(this.#answers);
    this.#turns = new Map(names.map((name) => [name, createTurns()]));
    // a client takes the adapter of when it is created
    axios.defaults.adapter = async (config) => {
      const { status, data } = await network.send({
        url: `${config.baseURL}${config.url}`,
        headers: Object.fromEntries(
          Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
        ),
        body: String(config.data),
      });
      return { status, data, statusText: '', headers: {}, config };
    };
    const { config, monitor, session } = testShell();
    this.#api = createApiClient({
      config: { ...config, api: { baseUrl, subscriptionKey: '', idempotencyKeys: false } },
      session: { idToken: () => token, renew: async () => true, end: () => session.end('expired') },
      monitor,
    });
    this.#session = this.#createSession();
  }

  /** Opens the form, which goes on with a hand-off that is open. */
  open(): void {
    this.#session.leave();
    const asking = new AbortController();
    this.#asking = asking;
    const { clock } = this.#parts;
    activeTab.run(this, async () => {
      const found = await findOpenHandOff({
        api: this.#api,
        clock,
        place: this.#place,
        signal: asking.signal,
      });
      if (found && !asking.signal.aborted) this.#session.begin(found);
    });
  }

  /** Makes a code. */
  newCode(): void {
    this.#asking?.abort();
    activeTab.run(this, () => this.#session.renew());
  }

  /** Leaves the step, and comes back to it. */
  leaveAndReturn(): void {
    this.#asking?.abort();
    this.#session.leave();
    this.state = undefined;
    this.#session = this.#createSession();
    this.open();
  }

  /** Cancels what the panel shows. Returns whether it shows any. */
  cancel(): boolean {
    if (!this.state) return false;
    this.#asking?.abort();
    this.state = undefined;
    activeTab.run(this, () => this.#session.cancel());
    return true;
  }

  /** The agent chooses a file. */
  choose(name: string, file: File): void {
    activeTab.run(this, () => void this.#turnsOf(name)(() => this.#send(name, file)));
  }

  /** The agent types into another field. */
  type(text: string): void {
    this.#change('note', text);
  }

  close(): void {
    this.#isClosed = true;
    this.#parts.network.close();
    this.#parts.browser.locks.closeTab(this);
  }

  get #place() {
    return { customerId: this.#parts.customerId, form: 'identity' };
  }

  #createSession(): HandOffSession {
    const { clock, names, browser, onCode } = this.#parts;
    return new HandOffSession({
      api: this.#api,
      clock,
      request: () => ({
        ...this.#place,
        agentName: 'Farah',
        pictures: names.map((name) => ({ name, label: name, isCard: true })),
      }),
      taken: new TakenPictures({
        clock,
        takePicture: (name, file, whenSaved) =>
          takeInTurn(this.#turnsOf(name), whenSaved, async () =>
            getPhoneResult(await this.#send(name, file), file.type),
          ),
        savedFiles: this.#savedFiles,
        storedVersions: browser,
      }),
      onState: (state) => {
        this.state = state;
      },
      onStarted: ({ code }) => {
        if (code !== undefined && !this.#isClosed) onCode(code);
      },
    });
  }

  #turnsOf(name: string) {
    const inTurn = this.#turns.get(name);
    if (!inTurn) throw new Error(`no place ${name}`);
    return inTurn;
  }

  /** As the card's side does it, without the preparing that needs a browser: the file is uploaded and read, its path an answer. */
  async #send(name: string, file: File): Promise<Chosen> {
    const content = base64Of(new Uint8Array(await file.arrayBuffer()));
    const reply = await this.#api.attempt(uploadFile, {
      Type: 'post',
      FileName: 'side.png',
      ContentType: 'image/png',
      Content: content,
    });
    if (reply.status === 'failed') return { state: { status: 'failed', file, why: 'It did not arrive.' } };
    const uploaded = { name, path: reply.value.path };
    this.#change(name, uploaded.path);
    return this.#parts.isReadable(content)
      ? { state: { status: 'read', count: 1 }, uploaded }
      : { state: { status: 'unreadable' }, uploaded };
  }

  #filesOf(answers: DraftAnswers): FormFiles {
    return Object.fromEntries(
      this.#parts.names.map((name) => {
        const path = answers[name];
        return [name, path === undefined ? null : { name, path }];
      }),
    );
  }

  /** As the onboarding's draft does it: what another tab has stored is read before it is written over; a lock makes it one step. */
  #change(name: string, text: string): void {
    if (this.#isClosed) return;
    this.#answers = { ...this.#answers, [name]: text };
    void this.#parts.clock.wait(draftDelay).then(() => {
      if (this.#isClosed) return;
      const { browser } = this.#parts;
      const taken = filesToTake(this.#filesOf(browser.draft), this.#known, this.#filesOf(this.#answers));
      for (const [place, file] of Object.entries(taken))
        if (file) this.#answers = { ...this.#answers, [place]: file.path };
      browser.keep(this.#answers);
      this.#known = this.#filesOf(this.#answers);
      this.#savedFiles.note(browser.draft);
    });
  }
}
