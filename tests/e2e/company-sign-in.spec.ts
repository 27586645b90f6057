import { adminPath, areaPaths, authPaths } from '#app/paths.ts';
import { startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { unheard } from './fixtures/invented.ts';
import { signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, colleague, pressOn, writeInto } from './fixtures/staff.ts';
import { everyLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'issuers', key, values);
const auth = (key: string, values?: Record<string, string>) => words('pt-BR', 'auth', key, values);

let issuer: TestIssuer | undefined;
test.afterEach(() => issuer?.close());

for (const width of [360, 1440]) {
  test(`an issuer is added and tested, signs somebody in, and says why they may, ${width} px${everyLook}`, async ({
    page,
    newVisitor,
    site,
    rows,
    afterwards,
  }) => {
    test.slow();
    // Its button would be on the sign-in page of other tests.
    afterwards(() => rows.changeAsOwner('delete from public.sign_in_issuers'));
    issuer = await startIssuer(`${site.url}${authPaths.issuerCallback}`);
    const domain = `${unheard().slice(0, 8)}.example`;
    const email = `lia@${domain}`;
    issuer.people.set('lia', {
      ...{ sub: 'lia', email, email_verified: true, name: 'Lia Prado', groups: ['vendas'] },
    });
    issuer.signsIn = 'lia';
    const superadmin = await colleague(rows, 'superadmin', 'pt-BR');
    await page.setViewportSize({ width, height: 900 });
    await speak(page, site.url, 'pt-BR');
    await signIn(page, superadmin, adminPath('issuers'));
    await nothingForAxe(page);

    await pressOn(page, page.getByRole('link', { name: say('new') }));
    await writeInto(page, page.getByLabel(say('fields.name'), { exact: true }), domain);
    const field = (name: string) => page.getByLabel(say(name), { exact: true });
    await writeInto(page, field('fields.issuer'), issuer.issuer);
    await writeInto(page, field('fields.clientId'), issuer.client.id);
    await writeInto(page, field('fields.clientSecret'), issuer.client.secret);
    await writeInto(
      page,
      page.getByLabel(say('lineOf.domain', { place: '1' }), { exact: true }),
      domain,
    );
    await writeInto(
      page,
      page.getByLabel(say('lineOf.value', { place: '1' }), { exact: true }),
      'vendas',
    );
    const role = words('pt-BR', 'people', 'roles.manager');
    await choose(page, page.getByLabel(say('lineOf.role', { place: '1' }), { exact: true }), role);
    await nothingForAxe(page);
    await pressOn(page, page.getByRole('button', { name: say('make'), exact: true }));
    await expect(page.getByText(say('madeText'))).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: say('test.run') }));
    await expect(page.getByText(say('test.fine'))).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: say('acts.on'), exact: true }));
    await expect(page.getByText(say('states.onLead'))).toBeVisible();

    // Somebody of the domain signs in by the button.
    const theirs = await (await newVisitor()).newPage();
    await theirs.setViewportSize({ width, height: 900 });
    await speak(theirs, site.url, 'pt-BR');
    await theirs.goto(`${site.url}${areaPaths.auth}`);
    await nothingForAxe(theirs);
    await theirs.getByRole('link', { name: auth('issuer.button', { name: domain }) }).click();
    await expect(theirs).toHaveURL(/\/admin/);

    // Why they may.
    const [made] = await rows.read<{ id: string }>(
      'select user_id as id from public.user_profiles where email = $1',
      email,
    );
    await page.goto(`${site.url}${adminPath('person', { personId: made?.id ?? '' })}?why=crm:read`);
    await expect(page.getByText(new RegExp(`${domain}, pelo grupo vendas`))).toBeVisible();
    await nothingForAxe(page);
  });
}
