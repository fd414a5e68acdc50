import type { BrowserContext, Page } from 'playwright/test';

/** The prefix of a policy violation in the console, which distinguishes it from other errors. */
const violationMark = 'Policy violation:';

/** Chrome's warning about files that were preloaded on hover or focus of a link that was not followed. */
const unusedPreload = /was preloaded using link preload but not used/;

/** Runs in every page before its own code. */
function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`${mark} ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
  });
}

/**
 * Fails a test for faults that the screen does not show: errors and warnings in the console, uncaught errors,
 * violations of the Content-Security-Policy or Trusted Types, and failed requests.
 */
export class Guard {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Watches every page of a context, pop-ups included. */
  static async on(context: BrowserContext): Promise<Guard> {
    const guard = new Guard();
    await context.addInitScript(reportViolations, violationMark);
    context.on('page', (page) => guard.#watch(page));
    return guard;
  }

  /** Allows complaints that a test causes on purpose. */
  expect(...complaints: readonly RegExp[]): void {
    this.#expected.push(...complaints);
  }

  /** The complaints that were not expected. */
  complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !unusedPreload.test(message.text()))
        this.#complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.stack || error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // reads are aborted when a screen unmounts, other requests on navigation
      if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`request failed: ${request.url()} ${reason}`);
    });
  }
}
