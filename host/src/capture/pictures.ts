import type { PhoneHandOff } from '@portal/shared/api/hand-off';

type Answer = Extract<PhoneHandOff, { readonly status: 'open' }>;

/** A picture that is asked for. */
export type Picture = Answer['pictures'][number] & {
  /** Whether the picture that was sent last got no answer, and the service has another, or none. */
  readonly isUnsure: boolean;
};

/** A hand-off that this phone has opened. */
export type OpenHandOff = Omit<Answer, 'pictures'> & { readonly pictures: Picture[] };

/**
 * Returns an open hand-off with what is unsure. `attempted`: the version of each picture that was sent last, whether it
 * arrived or not.
 */
export const withUnsure = (
  { pictures, ...answer }: Answer,
  attempted: ReadonlyMap<string, string>,
): OpenHandOff => ({
  ...answer,
  pictures: pictures.map((picture) => ({
    ...picture,
    isUnsure: (attempted.get(picture.name) ?? picture.version) !== picture.version,
  })),
});

/**
 * Returns the picture of a hand-off that the customer takes next: one that was refused, or the first that is missing;
 * `undefined` when there is none.
 */
export const nextPicture = ({ pictures }: OpenHandOff): Picture | undefined =>
  pictures.find(({ state }) => state === 'refused') ??
  pictures.find(({ state, isUnsure }) => state === 'missing' || isUnsure);
