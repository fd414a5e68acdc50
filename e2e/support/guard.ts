import type { BrowserContext, Page } from 'playwright/test';

/** The mark of a policy violation in the console, so that it is told from other errors. */
const violationMark = 'Policy violation:';

/** Chrome's advice on files fetched ahead on hover or focus by an agent who then goes elsewhere. */
const unusedPreload = /was preloaded using link preload but not used/;

/** Runs in every page before its own code. */
function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`${mark} ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
  });
}

/**
 * Fails a test for what an agent would never see but must not happen: errors and warnings in the console,
 * uncaught errors, violations of the Content-Security-Policy or Trusted Types, and requests that failed.
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

  /** Says that a test brings a complaint about on purpose. */
  expect(...complaints: readonly RegExp[]): void {
    this.#expected.push(...complaints);
  }

  /** What nobody expected. */
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
      // reads are aborted when a screen goes away, and navigation aborts the rest
      if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`request failed: ${request.url()} ${reason}`);
    });
  }
}
