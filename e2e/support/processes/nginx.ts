import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, hasEnded } from './end-process.ts';

/** Debian's module that sends brotli's files as they lie (docs/operating.md). */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

/** The main configuration, which includes the site's. nginx writes below `folder` only, and stays in the foreground. */
const mainConfig = (folder: string, site: string): string => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${hasBrotli ? 'brotli_static on;' : ''}
  map '' $portal_site { default ${site}; }
  include ${site}/public/nginx.conf;
}
`;

/** nginx in a separate process, serving a site as in production. */
export class Nginx {
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  /** Starts nginx for a site; it writes into `folder`. Resolves when it answers at `url`. */
  static async start(command: string, site: string, folder: string, url: string): Promise<Nginx> {
    return Nginx.run(command, mainConfig(folder, site), folder, url);
  }

  /**
   * Starts nginx with a main configuration that keeps it in the foreground. Resolves when it answers at `url`.
   * @param output file descriptor of its output; default: this process's
   * @param uid its user; default: the one of this process
   */
  static async run(
    command: string,
    mainText: string,
    folder: string,
    url: string,
    { output, uid }: { readonly output?: number; readonly uid?: number } = {},
  ): Promise<Nginx> {
    mkdirSync(folder, { recursive: true });
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, mainText);
    const child = spawn(command, ['-e', 'stderr', '-p', folder, '-c', config], {
      stdio: ['ignore', output ?? 'inherit', 'inherit'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const nginx = new Nginx(child);
    process.once('exit', () => child.kill('SIGTERM'));
    while (!(await answers(url))) {
      if (hasEnded(child)) throw new Error(`nginx did not start (${child.exitCode ?? child.signalCode}).`);
      await wait(50);
    }
    return nginx;
  }

  /** Ends nginx. */
  end(): Promise<void> {
    return endProcess(this.#process);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
