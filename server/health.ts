import type { Context } from 'hono';
import { databaseAnswers } from '#app/platform/database/database.server.ts';
import type { Env } from './env.ts';

/** For load balancers: 200 while the site can take leads, 503 while the database is away. */
export async function health(context: Context<Env>) {
  const database = await databaseAnswers();
  return context.json({ database }, database ? 200 : 503);
}
