import type { Filling } from '../declare.ts';

/** A command of the finder. */
interface FinderCommand {
  readonly label: string;
  /** Address in the portal that it opens. */
  readonly path: string;
  /** Shown only before a search, or after one that found nothing. Default: always. */
  readonly when?: 'nothing-found';
  /** Lower ones come first; default: 100. */
  readonly order?: number;
}

/** Declares a command under Go to in the finder. It opens an address and has no slot. */
export const finderCommand = ({ order = 100, ...meta }: FinderCommand): Filling => ({
  place: finderCommand.id,
  order,
  meta,
});
finderCommand.id = 'finder.command/1';
