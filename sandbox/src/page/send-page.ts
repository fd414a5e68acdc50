import type { FastifyReply } from 'fastify';
import { pagePolicy } from './policy.ts';

const ownOriginPolicy = pagePolicy();

/** Sends a page, which no cache keeps. Defaults: status 200, and a policy whose forms stay on the page's origin. */
export function sendPage(
  reply: FastifyReply,
  content: string,
  { status = 200, policy = ownOriginPolicy }: { readonly status?: number; readonly policy?: string } = {},
): FastifyReply {
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };
  return reply.code(status).type('text/html').headers(headers).send(content);
}
