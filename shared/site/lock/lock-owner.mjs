import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/**
 * Owner of a lock file, as the file names it.
 * @typedef {object} LockOwner
 * @property {number} pid
 * @property {string} machine name of the machine or container that the process runs on
 * @property {string} [start] when the process started; absent in a lock of older tools, and where the system does not say it
 * @property {string} [folder] the folder of the lock; absent in a lock of older tools
 */

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * Returns when a process started, in its system's words; empty where the system does not say it.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    // the second field is the program's name, which may have spaces; this is the 22nd
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    // without /proc, as on macOS; always in one time zone
    const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
    return spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8', env }).stdout?.trim() ?? '';
  }
}

const ownStart = startOf(process.pid);

/** @param {string} file */
const folderOf = (file) => realpathSync(dirname(file));

/**
 * Returns the text of a lock file that this process owns. Older tools take all after the space for the machine's name.
 * @param {string} file
 */
export const createOwnerText = (file) =>
  `${process.pid} ${hostname()}:${encodeURIComponent(ownStart)}:${encodeURIComponent(folderOf(file))}`;

/**
 * Reads a lock's owner; undefined if the file is missing or names none.
 * @param {string} file
 * @returns {LockOwner | undefined}
 */
export function readOwner(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const [, pid, machine, start, folder] = /^(\d+) ([^\s:]+)(?::([^\s:]*):([^\s:]+))?$/.exec(text) ?? [];
    if (!pid || !machine) return undefined;
    return {
      pid: Number(pid),
      machine,
      ...(start ? { start: decodeURIComponent(start) } : {}),
      ...(folder ? { folder: decodeURIComponent(folder) } : {}),
    };
  } catch (error) {
    // of a text that cannot be decoded it names none
    if (hasCode(error, 'ENOENT') || error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Whether the owner of a lock, a process of this machine, still runs. Not when the lock was copied with its folder, or when
 * another process has got the process id since.
 * @param {LockOwner} owner
 * @param {string} file
 */
export function isOwnerRunning({ pid, start, folder }, file) {
  if (folder !== undefined && folder !== folderOf(file)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  return start === undefined || start === startOf(pid);
}
