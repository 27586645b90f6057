import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { isIssuerUrl } from '#app/access/issuers/issuer-fetch.server.ts';
import { ISSUER_SECRET } from '#app/access/issuers/issuers.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { seal } from '#app/platform/secrets.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { SECOND_STEPS } from '../issuer.ts';

const line = (most: number) => z.string().catch('').pipe(typedLine).pipe(z.string().max(most));
const lines = (most: number) => z.array(line(most)).max(100).default([]);

const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z0-9-]{2,}$/;

const fields = z.object({
  issuerId: z.uuid().nullable(),
  name: line(60),
  issuer: line(300),
  clientId: line(300),
  clientSecret: z.string().trim().max(1000).catch(''),
  roleClaim: line(100),
  defaultRole: line(48),
  secondStep: z.enum(SECOND_STEPS),
  domains: lines(253),
  required: z
    .array(z.enum(['yes', 'no']))
    .max(100)
    .default([]),
  values: lines(200),
  roles: lines(48),
  products: lines(40),
  revision: z.coerce.number().int().min(0).catch(0),
});

/** The domains as typed, in lower case and without an @ before them; lines without a domain are dropped. */
const typedDomains = ({ domains, required }: z.output<typeof fields>) =>
  domains.flatMap((text, place) => {
    const domain = text.toLowerCase().replace(/^.*@/, '').replace(/\.$/, '');
    return domain === '' ? [] : [{ domain, isRequired: required[place] === 'yes' }];
  });

function mistakesOf(input: z.output<typeof fields>, half: boolean): Record<string, string> {
  const domains = typedDomains(input);
  const mistakes = {
    name: input.name === '' && 'name_missing',
    issuer: !isIssuerUrl(input.issuer) && 'issuer_wrong',
    clientId: input.clientId === '' && 'client_missing',
    clientSecret: input.issuerId === null && input.clientSecret === '' && 'secret_missing',
    roleClaim: input.roleClaim === '' && 'claim_missing',
    domains:
      (domains.length === 0 && 'domains_missing') ||
      (domains.some(({ domain }) => !DOMAIN.test(domain)) && 'domain_wrong'),
    values: half && 'mapping_half',
  };
  return Object.fromEntries(
    Object.entries(mistakes).filter((pair): pair is [string, string] => pair[1] !== false),
  );
}

/** Makes an issuer, or changes it. Its secret is stored encrypted; an empty field keeps the stored one. */
export const saveIssuer = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: fields,
  async run({ tx, input }) {
    const mapping = input.values.map((value, place) => ({
      ...{ value, role: input.roles[place] ?? '' },
      product: input.products[place] ?? '',
    }));
    const half = mapping.some(({ value, role }) => (value === '') !== (role === ''));
    const mistakes = mistakesOf(input, half);
    if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
    const domains = typedDomains(input);
    const mapped = mapping.filter(({ value }) => value !== '');
    const { issuerId, clientSecret, secondStep, revision } = input;
    const id = await callValue(tx, 'public.save_sign_in_issuer', {
      id: issuerId,
      name: input.name,
      issuer: input.issuer,
      clientId: input.clientId,
      secretSealed: clientSecret === '' ? null : seal(ISSUER_SECRET, clientSecret),
      roleClaim: input.roleClaim,
      defaultRole: input.defaultRole || null,
      secondStep,
      domains: domains.map(({ domain }) => domain),
      required: domains.map(({ isRequired }) => isRequired),
      values: mapped.map(({ value }) => value),
      roles: mapped.map(({ role }) => role),
      products: mapped.map(({ product }) => product),
      seen: revision,
    });
    return { id, made: issuerId === null };
  },
  redirectTo: ({ data: { id, made } }) =>
    made ? `${adminPath('issuer', { issuerId: id })}?made=yes` : undefined,
});
