import type { createTurns } from '@portal/shared/commands';
import type { PictureResult } from './taken-pictures.ts';

/**
 * Takes a picture of the phone by `take` in the turn of its place, and resolves with what became of it. The next file of the
 * place waits until the form's draft has had this one (`whenSaved`), so that each is stored.
 */
export const takeInTurn = (
  inTurn: ReturnType<typeof createTurns>,
  whenSaved: (path: string) => Promise<void>,
  take: () => Promise<PictureResult>,
): Promise<PictureResult> =>
  inTurn(async () => {
    const result = await take();
    if (result.status === 'uploaded') await whenSaved(result.path);
    return result;
  });
