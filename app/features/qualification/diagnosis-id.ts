/** The place of the contact form that says what an assessment is, costs and takes. */
export const DIAGNOSIS_ID = 'diagnostico';
