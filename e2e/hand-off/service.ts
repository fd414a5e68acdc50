import { uploadFile } from '@portal/shared/api/files';
import * as z from '@portal/shared/schema';
import { decodeUpload } from '../../sandbox/src/api/applications/attachments.ts';
import { createHandOffService } from '../../sandbox/src/hand-off/index.ts';
import { createPictures } from '../../sandbox/src/hand-off/testing/pictures.ts';
import type { VirtualClock } from './virtual-clock.ts';

export interface Service {
  readonly address: string;
  /** Content of each uploaded file, by path. */
  readonly uploads: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

const upload = z.object({ Content: z.string() });

/**
 * Starts the sandbox's hand-off service on loopback, by this clock; every token that begins with `agent` is one agent's. The
 * same server takes uploads, with the checks of the sandbox's API, whose database takes longer to start than all else.
 */
export async function startService(clock: VirtualClock): Promise<Service> {
  const uploads = new Map<string, string>();
  const app = await createHandOffService({
    verifyIdToken: async (token) => (token.startsWith('agent') ? { sub: token } : undefined),
    portal: 'http://portal.example',
    now: () => new Date(clock.now()),
  });
  app.post(uploadFile.path, async ({ body }) => {
    const { Content } = upload.parse(body);
    const { length } = decodeUpload(Content, 'image/png');
    const path = `portal-documents::${uploads.size + 1}`;
    uploads.set(path, Content);
    return { path, fileName: 'side.png', contentType: 'image/png', size: length };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, uploads, close: () => app.close() };
}

/** Pictures that differ, in base64. */
export const pictures = createPictures(40);

/** Every fifth picture cannot be read by the form. */
export const isReadable = (content: string): boolean => pictures.indexOf(content) % 5 !== 4;

/** The pictures that are asked for. */
export const names = ['front', 'back'] as const;
export type Name = (typeof names)[number];
