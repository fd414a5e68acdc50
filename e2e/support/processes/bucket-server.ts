import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { compressedSuffixes, noncePlaceholder } from '@portal/shared/site';
import * as z from 'zod';

const headerRows = z.array(
  z.object({
    origin: z.string(),
    kind: z.string(),
    path: z.union([z.string(), z.object({ pattern: z.string() })]),
    file: z.string().optional(),
    headers: z.record(z.string(), z.string()),
  }),
);

/**
 * Serves an origin of a site from its bucket, as a CDN does: it knows nothing of the site but `public/headers.json`. Returns
 * a function that ends it.
 * @param bucket address of the site's objects, without a slash at its end
 */
export async function serveFromBucket(bucket: string, origin: string): Promise<() => Promise<void>> {
  const find = async (key: string) => {
    const answer = await fetch(`${bucket}/${key}`);
    return answer.ok ? answer : undefined;
  };
  const answerOf = async ({ url = '/', headers: asked }: IncomingMessage, answer: ServerResponse) => {
    const rows = headerRows.parse(await (await find('public/headers.json'))?.json());
    const { pathname } = new URL(url, origin);
    const row = rows.find(
      ({ origin: own, path }) =>
        own === origin &&
        (typeof path === 'string' ? path === pathname : new RegExp(path.pattern).test(pathname)),
    );
    const key = row?.file ?? pathname.slice(1);
    const acceptsBrotli = row?.kind === 'hashed' && /\bbr\b/.test(String(asked['accept-encoding']));
    const found =
      row?.kind === 'missing'
        ? undefined
        : ((acceptsBrotli ? await find(key + compressedSuffixes.br) : undefined) ?? (await find(key)));
    const nonce = randomUUID();
    // it sends no differences
    for (const [name, value] of Object.entries(row?.headers ?? {}))
      if (name !== 'Use-As-Dictionary') answer.setHeader(name, value.replaceAll(noncePlaceholder, nonce));
    if (!found) return answer.writeHead(404, { 'cache-control': 'no-cache' }).end('Not found');
    for (const name of ['content-type', 'cache-control'])
      answer.setHeader(name, found.headers.get(name) ?? '');
    if (row?.kind === 'page') return answer.end((await found.text()).replaceAll(noncePlaceholder, nonce));
    // fetch has decoded it
    answer.end(Buffer.from(await found.arrayBuffer()));
  };
  const server = createServer((incoming, answer) => {
    answerOf(incoming, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(Number(new URL(origin).port), done));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
