// `npm run time:write`: records the shares of the last whole run of the browser tests as their budget.
import { join } from 'node:path';
import { playwrightSeconds } from './lib/checks/reports.mjs';
import { timeTable, writeTimeBudget } from './lib/checks/time-budget.mjs';
import { root } from './lib/root.mjs';

const seconds = playwrightSeconds(join(root, '.reports/playwright.json'));
writeTimeBudget(seconds);
console.log(timeTable(seconds).join('\n'));
