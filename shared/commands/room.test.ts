import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { SiteRefusal } from '../site/index.ts';
import { assertRoom, withRoom } from './room.ts';

test('[FED-02] a release is refused before its checks when the disk of the site has too little room', async () => {
  const { blocks, bsize } = statfsSync(tmpdir());
  await expect(assertRoom(tmpdir(), 1)).resolves.toBeUndefined();
  const attempt = assertRoom(tmpdir(), blocks * bsize * 2);
  await expect(attempt).rejects.toThrow(SiteRefusal);
  await expect(attempt).rejects.toThrow(
    /not enough room on the disk of .* MB are free.* Nothing was released\./,
  );
});

test('[FED-02] a disk that is full while a release is written is named with the site', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  await expect(withRoom('/srv/portal', () => Promise.reject(full))).rejects.toThrow(
    'There is not enough room on the disk of /srv/portal: it is full. Nothing was released.',
  );
  const other = new Error('EACCES');
  await expect(withRoom('/srv/portal', () => Promise.reject(other))).rejects.toBe(other);
});
