type Named = { value: string; label: string };

/** All options of a rule. */
export type RuleChoices = {
  products: readonly Named[];
  /** With a name of the catalogue, or their own. */
  sources: readonly { value: string; product: string }[];
  owners: readonly Named[];
  pipelines: readonly Named[];
  stages: readonly (Named & { name: string; product: string })[];
  tags: readonly Named[];
  /** Of tickets. */
  projects: readonly (Named & { product: string })[];
  modules: readonly (Named & { product: string })[];
  templates: readonly (Named & { channel: 'mail' | 'whatsapp'; product: string })[];
};
