type Named = { value: string; label: string };

/** All that a rule may name. */
export type RuleChoices = {
  products: readonly Named[];
  /** Called by words of the catalogue, or by their own. */
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
