import { type AddressInfo, createServer } from 'node:net';
import { createOriginApp } from './app.ts';
import { assertPortsFree, listen, PortInUseError } from './listen.ts';
import type { Origin } from './origins.ts';

const originOn = (port: number): Origin => ({
  name: 'remotes',
  label: 'remotes',
  port,
  url: `http://localhost:${port}`,
});

/** Runs `act` while another server uses a port. */
async function withTakenPort(act: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  try {
    await act(addressInfo(server.address()).port);
  } finally {
    server.close();
  }
}

function addressInfo(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('an address was expected');
  return address;
}

test('refuses a port in use with one line that names port and origin', () =>
  withTakenPort(async (port) => {
    const message = new RegExp(`^Port ${port} \\(remotes\\) is taken\\..*--port-base`);
    await expect(assertPortsFree([originOn(port)])).rejects.toThrow(message);
    await expect(listen(createOriginApp(), originOn(port))).rejects.toThrow(PortInUseError);
  }));

test('listens on loopback only and sends the common headers with every answer', async () => {
  const app = createOriginApp();
  await listen(app, originOn(0));
  try {
    const { address, port } = addressInfo(app.server.address());
    expect(['127.0.0.1', '::1']).toContain(address);
    const answer = await fetch(`http://localhost:${port}/nowhere`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  } finally {
    await app.close();
  }
});
