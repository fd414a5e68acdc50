import type { InputOf } from '@portal/shared/api/endpoint';
import type { FollowedHandOff, followHandOff } from '@portal/shared/api/hand-off';
import type { Clock } from '@portal/shared/clock';
import { bytesOf, cleanFileName } from '@portal/shared/files';
import type { SavedFiles } from './saved-files.ts';
import type { StoredVersions } from './stored-versions.ts';

/** What became of a picture that the form took. */
export type PictureResult =
  | {
      readonly status: 'uploaded';
      /** Of the uploaded file, as the form's draft will have it. */
      readonly path: string;
    }
  /** Asks the phone for another, with a sentence that says why. */
  | { readonly status: 'refused'; readonly why: string }
  /** It is taken again. */
  | { readonly status: 'failed' };

/**
 * Takes a picture of the phone as if it were chosen here, after what is still in flight for its place. `whenSaved` resolves
 * once the form's draft has had the uploaded file, or cannot: the next file of the place waits for it. Never rejects.
 */
export type TakePicture = (
  name: string,
  file: File,
  whenSaved: (path: string) => Promise<void>,
) => Promise<PictureResult>;

/** Pictures as the service has them. */
export type ServicePictures = FollowedHandOff['pictures'];
type Report = NonNullable<InputOf<typeof followHandOff>['results']>[number];

/** A picture as the agent's screen shows it. `lost`: the code ended before it was taken. */
export interface ShownPicture {
  readonly name: string;
  readonly state: 'missing' | 'taking' | 'failed' | 'received' | 'refused' | 'lost';
  readonly why?: string;
}

/** Milliseconds after which a picture whose upload failed is taken again. */
const retryPause = 5_000;
/** Milliseconds for which a report waits for the form's draft at once: a browser may store nothing. */
const savingLimit = 2_000;

interface Taken {
  readonly file: File;
  /** `undefined` while it is taken. */
  result: PictureResult | undefined;
  retryAt: number;
}

export interface TakenPicturesParts {
  readonly clock: Clock;
  readonly takePicture: TakePicture;
  readonly savedFiles: SavedFiles;
  readonly storedVersions: StoredVersions;
}

/** What a form has taken of its phone, by version: each picture is taken once, also when the service sends it again. */
export class TakenPictures {
  readonly #parts: TakenPicturesParts;
  readonly #byVersion = new Map<string, Taken>();

  constructor(parts: TakenPicturesParts) {
    this.#parts = parts;
  }

  /** Versions whose files the service need not send again. */
  get versions(): string[] {
    return [...this.#byVersion.keys()];
  }

  /** Takes what is new, and again what failed a while ago. Resolves when all have a result. */
  async takeNew(pictures: ServicePictures): Promise<void> {
    await Promise.all(
      pictures.map(async ({ name, state, version, file }) => {
        const before = this.#byVersion.get(version);
        if (state !== 'sent' || this.#parts.storedVersions.has(version)) return;
        if (before && !this.#isRetryDue(before)) return;
        const taken = before ?? (file && { file: fileOf(name, file), result: undefined, retryAt: 0 });
        if (!taken) return;
        this.#byVersion.set(version, taken);
        taken.result = undefined;
        taken.result = await this.#parts.takePicture(name, taken.file, (path) => this.#waitForDraft(path));
        taken.retryAt = this.#parts.clock.now() + retryPause;
        this.#isStored(version, taken.result);
      }),
    );
  }

  /** What the service does not know yet of its pictures. */
  reportsOf(pictures: ServicePictures): Report[] {
    return pictures.flatMap(({ name, state, version }): Report[] => {
      if (state !== 'sent') return [];
      const result = this.#byVersion.get(version)?.result;
      if (result?.status === 'refused') return [{ name, version, state: 'refused', why: result.why }];
      return this.#isStored(version, result) ? [{ name, version, state: 'stored' }] : [];
    });
  }

  /** Whether a picture can still be taken or reported: its file is there. */
  isOpen({ state, version, file }: ServicePictures[number]): boolean {
    return state === 'sent' && (file !== undefined || this.#byVersion.has(version));
  }

  /** A picture as it is shown; `isOver` once nothing more is taken. */
  show({ name, state, version, why }: ServicePictures[number], isOver: boolean): ShownPicture {
    const result = this.#byVersion.get(version)?.result;
    if (
      state === 'stored' ||
      (state === 'sent' && (result?.status === 'uploaded' || this.#isStored(version, result)))
    )
      return { name, state: 'received' };
    if (state === 'refused') return { name, state, ...(why === undefined ? {} : { why }) };
    if (state === 'missing') return { name, state };
    if (result?.status === 'refused') return { name, state: 'refused', why: result.why };
    return { name, state: isOver ? 'lost' : result ? 'failed' : 'taking' };
  }

  #isRetryDue({ result, retryAt }: Taken): boolean {
    return result?.status === 'failed' && retryAt <= this.#parts.clock.now();
  }

  async #waitForDraft(path: string): Promise<void> {
    const { clock, savedFiles } = this.#parts;
    await Promise.race([savedFiles.waitFor(path), clock.wait(savingLimit)]);
  }

  /** Whether the form's saved draft has had the picture, in this page or before a reload. */
  #isStored(version: string, result: PictureResult | undefined): boolean {
    const { savedFiles, storedVersions } = this.#parts;
    if (result?.status === 'uploaded' && savedFiles.has(result.path)) storedVersions.add(version);
    return storedVersions.has(version);
  }
}

function fileOf(name: string, { contentType, content }: NonNullable<ServicePictures[number]['file']>): File {
  return new File([bytesOf(content)], cleanFileName(contentType, name), { type: contentType });
}
