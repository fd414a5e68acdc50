import type { Page } from 'playwright/test';

/** Counts the page's posts to a path from now on. Returns a function that returns the count. */
export function countPosts(page: Page, path: string): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) posts += 1;
  });
  return () => posts;
}
