import { createServer } from 'node:http';
import { z } from 'zod';
import { INSERT_REFERENCE, openReference } from './reference-leads.ts';

/*
 * What an accepted lead is compared with: a bare node:http server that parses a form, checks it with Zod and
 * inserts one row in one statement.
 */

const answers = z.object({
  nome: z.string().trim().min(1).max(200),
  empresa: z.string().trim().max(200),
  email: z.email().max(254),
  telefone: z.string().trim().max(40),
  servico: z.string().max(40),
  mensagem: z.string().trim().min(10).max(5000),
});

const reference = await openReference({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
});

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', async () => {
    const posted = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
    const read = answers.safeParse(
      Object.fromEntries([...posted].map(([name, value]) => [name.replace('answers.', ''), value])),
    );
    if (!read.success) return response.writeHead(422).end();
    await reference.pool.query(INSERT_REFERENCE, [JSON.stringify(read.data)]);
    response.writeHead(303, { location: '/obrigado' }).end();
  });
}).listen(0, '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
