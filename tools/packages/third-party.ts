import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './locked-packages.ts';

const NOTICES = /^(?:licen[cs]e|copying|notice)/i;

function noticesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICES.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
}

/**
 * The text of THIRD_PARTY.md: every package of production that is installed, with its licence and the notices in its
 * folder. Packages whose notices are the same are listed together.
 */
export function thirdPartyText(project: string): string {
  const installed = lockedPackages(project).filter(
    ({ isDevelopment, folder }) => !isDevelopment && existsSync(path.join(project, folder)),
  );
  const byNotice = Map.groupBy(installed, ({ folder, licence }) =>
    JSON.stringify([licence, ...noticesIn(path.join(project, folder))]),
  );
  const parts = [...byNotice].map(([key, packages]) => {
    const [licence = '', ...notices] = JSON.parse(key) as string[];
    const names = new Set(packages.map(({ name, version }) => `${name} ${version}`));
    const texts = notices.map((text) => `\`\`\`\`text\n${text}\n\`\`\`\`\n`);
    return { title: [...names].sort().join(', '), licence, texts };
  });
  const sections = parts
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, licence, texts }) =>
      [`## ${title}\n`, `${licence || 'See its Readme'}\n`, ...texts].join('\n'),
    );
  return `# Packages of others in this release\n\n${sections.join('\n')}`;
}
