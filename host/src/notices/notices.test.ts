import { testSession } from '@portal/shared/testing';
import { createNotices, endNoticesWithSession } from './notices.ts';

test('keeps notices in order until they are dismissed', () => {
  const notices = createNotices();
  notices.notify({ tone: 'success', text: 'Added' });
  notices.notify({ tone: 'info', text: 'Saved' });
  const [first] = notices.current();
  notices.dismiss(first?.id ?? -1);
  expect(notices.current().map((notice) => notice.text)).toEqual(['Saved']);
});

test('replaces a notice of the same text, so that its time begins again', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'Saved' });
  const [first] = notices.current();
  notices.notify({ tone: 'info', text: 'Sent' });
  notices.notify({ tone: 'info', text: 'Saved' });
  expect(notices.current().map(({ text }) => text)).toEqual(['Sent', 'Saved']);
  expect(notices.current()[1]?.id).not.toBe(first?.id);
});

test('replaces no notice whose action undoes something else', () => {
  const notices = createNotices();
  const undo = { label: 'Undo', run: () => undefined };
  notices.notify({ tone: 'info', text: 'Removed CBSUK', action: undo });
  notices.notify({ tone: 'info', text: 'Removed CBSUK', action: undo });
  expect(new Set(notices.current().map((notice) => notice.id)).size).toBe(2);
});

test('shows the three newest notices', () => {
  const notices = createNotices();
  for (const text of ['1', '2', '3', '4']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['2', '3', '4']);
});

test('keeps a lasting notice when newer ones arrive', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'A new version', lasting: true });
  for (const text of ['1', '2', '3']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['A new version', '2', '3']);
});

describe('onEnd', () => {
  /** Creates a list with one notice, whose action and `onEnd` are recorded. */
  function setUp() {
    const notices = createNotices();
    const run = jest.fn();
    const onEnd = jest.fn();
    notices.notify({ tone: 'info', text: 'Removed CBSUK', action: { label: 'Undo', run }, onEnd });
    const id = notices.current()[0]?.id ?? -1;
    return { notices, id, run, onEnd };
  }
  /** Waits until `onEnd` was called, if it is. */
  const flush = () => new Promise((done) => setTimeout(done));

  test('is called once when the notice is dismissed twice', async () => {
    const { notices, id, run, onEnd } = setUp();
    notices.dismiss(id);
    notices.dismiss(id);
    notices.runAction(id);
    await flush();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(run).not.toHaveBeenCalled();
  });

  test('is called once when newer notices replace the notice', async () => {
    const { notices, onEnd } = setUp();
    for (const text of ['1', '2']) notices.notify({ tone: 'info', text });
    await flush();
    expect(onEnd).not.toHaveBeenCalled();
    for (const text of ['3', '4']) notices.notify({ tone: 'info', text });
    await flush();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('is called when lasting notices leave no place for the notice', async () => {
    const notices = createNotices();
    const onEnd = jest.fn();
    for (const text of ['1', '2', '3']) notices.notify({ tone: 'info', text, lasting: true });
    notices.notify({ tone: 'info', text: 'Removed CBSUK', onEnd });
    await flush();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('is never called after the action', async () => {
    const { notices, id, run, onEnd } = setUp();
    notices.runAction(id);
    notices.runAction(id);
    notices.dismiss(id);
    notices.endSession();
    await flush();
    expect(run).toHaveBeenCalledTimes(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('is called once when the session ends, and lasting notices stay', async () => {
    const { notices, onEnd } = setUp();
    const session = testSession();
    endNoticesWithSession(notices, session);
    notices.notify({ tone: 'info', text: 'A new version', lasting: true });
    expect(notices.current()).toHaveLength(2);
    session.end('logout');
    session.end('logout');
    await flush();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(notices.current().map(({ text }) => text)).toEqual(['A new version']);
  });
});
