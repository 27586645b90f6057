// Written by: npm run db:types

/** SQL functions that TypeScript calls: arguments without their `p_`, and the row or value that comes back. */
export interface SqlFunctions {
  'private.accept_invitation': {
    args: { id: string | null; revision: number | null };
    row: { user_id: string; project_id: string | null; proved: boolean | null };
  };
  'private.account_mail': {
    args: { mailId: string | null };
    row: {
      user_id: string;
      email: string;
      name: string;
      locale: string;
      kind: string;
      sealed: string;
    };
  };
  'private.account_mail_sent': { args: { mailId: string | null }; value: undefined };
  'private.address_closed': { args: { email: string | null }; value: string | null };
  'private.admit_mail': {
    args: {
      mailbox: string | null;
      uidValidity: number | string | null;
      uid: number | string | null;
      senderKey: string | null;
      most: number | null;
    };
    value: string;
  };
  'private.answer_alert_for_mail': {
    args: { mailId: string | null };
    row: {
      user_id: string | null;
      email: string;
      locale: string;
      lead_id: string;
      protocol: string;
      service: string | null;
      source: string;
      due_at: Date;
      seconds: number;
    };
  };
  'private.answer_for_mail': {
    args: { id: string | null };
    row: {
      id: string;
      sender: string;
      other_sender: boolean;
      subject: string | null;
      body: string;
      contact_name: string | null;
      about: string | null;
      about_id: string | null;
      owner_email: string | null;
      owner_locale: string | null;
      files: number;
    };
  };
  'private.approval_for_mail': {
    args: { approval: string | null; user: string | null };
    row: {
      email: string;
      name: string;
      locale: string;
      is_client: boolean;
      organization: string;
      project_id: string;
      project: string;
      deliverable_id: string;
      title: string;
      number: number;
      file_name: string;
      size: number;
      sha256: string;
      receipt: string;
      approved_by: string | null;
      approved_at: Date;
    };
  };
  'private.ask_for_mail': {
    args: {
      identifier: string | null;
      pause: string | null;
      holds: string | null;
      hour: number | null;
      day: number | null;
    };
    value: string;
  };
  'private.begin_part': {
    args: { upload: string | null; user: string | null; key: string | null };
    value: string | null;
  };
  'private.begin_upload': {
    args: {
      id: string | null;
      user: string | null;
      project: string | null;
      name: string | null;
      size: number | string | null;
      personMax: number | string | null;
      clientMax: number | string | null;
    };
    value: string;
  };
  'private.begin_version_page': {
    args: {
      version: string | null;
      page: number | null;
      width: number | null;
      height: number | null;
      key: string | null;
    };
    value: string | null;
  };
  'private.business_day': { args: { moment: Date | string | null }; value: string | null };
  'private.change_for_mail': {
    args: { comment: string | null; user: string | null };
    row: {
      email: string;
      name: string;
      locale: string;
      organization: string;
      project_id: string;
      project: string;
      title: string;
      number: number;
      asker: string | null;
      body: string;
      weight: string;
    };
  };
  'private.check_export': { args: { list: string | null }; value: undefined };
  'private.chosen_product': { args: {}; value: string | null };
  'private.claim_set_up': { args: { userId: string | null; made: boolean | null }; value: boolean };
  'private.client_digest': { args: { user: string | null; day: string | null }; value: unknown };
  'private.client_notice_for_mail': {
    args: { id: string | null };
    row: {
      user_id: string;
      kind: string;
      title: string;
      record: unknown;
      organization: string | null;
      name: string;
      email: string;
      locale: string;
    };
  };
  'private.client_notice_way': {
    args: { user: string | null; kind: string | null };
    value: string | null;
  };
  'private.close_live_stream': { args: { stream: string | null }; value: undefined };
  'private.deal_reasons': { args: { kind: string | null }; value: string[] | null };
  'private.deal_stalled': { args: {}; value: string | null };
  'private.decide_unproved_mail': {
    args: {
      jobId: string | null;
      kind: string | null;
      subjectId: string | null;
      email: string | null;
      mailbox: string | null;
      mostAnHour: number | null;
      waits: boolean | null;
    };
    value: string;
  };
  'private.device_generation': {
    args: { userId: string | null; email: string | null };
    row: { user_id: string; generation: number };
  };
  'private.digest_reader': {
    args: { user: string | null; day: string | null };
    row: { email: string; locale: string };
  };
  'private.drop_upload': { args: { id: string | null; user: string | null }; value: boolean };
  'private.end_part': {
    args: { part: string | null; offset: number | string | null; size: number | string | null };
    value: boolean;
  };
  'private.end_version_drawing': {
    args: {
      version: string | null;
      drawing: string | null;
      pages: number | null;
      width: number | null;
      height: number | null;
    };
    value: undefined;
  };
  'private.ending_relations': {
    args: { until: Date | string | null };
    row: { contact_id: string | null; lead_id: string | null; last_contact: Date; erase_at: Date };
  };
  'private.feedback_may_move': {
    args: { from: string | null; to: string | null };
    value: boolean | null;
  };
  'private.folded': { args: { text: string | null }; value: string | null };
  'private.forget_devices': { args: { userId: string | null }; value: undefined };
  'private.forgive_tries': {
    args: { account: string | null; network: string | null; pair: string | null };
    value: undefined;
  };
  'private.form_figures': {
    args: { days: number | null };
    row: { form_id: string; views: number; starts: number; completions: number };
  };
  'private.has_superadmin': { args: {}; value: boolean };
  'private.hold_mailbox': {
    args: { mailbox: string | null; holder: string | null; seconds: number | null };
    value: boolean;
  };
  'private.holidays_of': {
    args: { year: number | null };
    row: {
      day: string;
      code: string | null;
      own: string | null;
      is_kept: boolean;
      spans: unknown;
      yearly: boolean;
    };
  };
  'private.ingest_mail': { args: { mail: string | null }; value: string };
  'private.invitation_for_mail': {
    args: { id: string | null };
    row: { survey_id: string; project: string; email: string; locale: string };
  };
  'private.invitation_view': {
    args: { id: string | null };
    row: {
      revision: number;
      state: string;
      email: string;
      name: string;
      role: string;
      locale: string;
      organization: string;
      project_id: string | null;
      project: string | null;
      inviter: string | null;
      sent_at: Date;
      expires_at: Date;
    };
  };
  'private.invoice_for_mail': {
    args: { invoice: string | null; user: string | null; overdue: boolean | null };
    row: {
      email: string;
      name: string;
      locale: string;
      organization_id: string;
      organization: string;
      number: string;
      description: string;
      value: string;
      due_on: string;
      days: number;
    };
  };
  'private.is_client_of_ticket': {
    args: { ticket: string | null; email: string | null };
    value: boolean;
  };
  'private.is_mail_ingested': {
    args: {
      mailbox: string | null;
      uidValidity: number | string | null;
      uid: number | string | null;
      key: string | null;
    };
    value: boolean;
  };
  'private.keep_rule_message': {
    args: { run: string | null; act: number | null; message: string | null };
    value: undefined;
  };
  'private.keep_version_page': {
    args: { key: string | null; size: number | null; sha256: string | null };
    value: boolean;
  };
  'private.lead_may_move': {
    args: { from: string | null; to: string | null };
    value: boolean | null;
  };
  'private.leave_mailbox': {
    args: { mailbox: string | null; holder: string | null };
    value: undefined;
  };
  'private.link_to_ticket': {
    args: { ticketId: string | null; email: string | null; tokenHash: string | null };
    value: undefined;
  };
  'private.live_streams_now': {
    args: {
      streams: readonly string[] | null;
      sessions: readonly string[] | null;
      longest: string | null;
    };
    row: {
      stream_id: string;
      displaced: boolean;
      user_id: string | null;
      role: string | null;
      permissions: string[];
      owes_second_step: boolean;
    };
  };
  'private.log_repeated_event': {
    args: {
      eventType: string | null;
      network: string | null;
      userId: string | null;
      ipAddress: string | null;
      userAgent: string | null;
      details: string | null;
    };
    value: string | null;
  };
  'private.mail_ceiling_reached': { args: {}; value: boolean };
  'private.mail_once_more': {
    args: { id: string | null };
    row: { kind: string; payload: unknown; again: number };
  };
  'private.mask_secrets': { args: { text: string | null }; value: string | null };
  'private.may_in': {
    args: { resource: string | null; action: string | null; product: string | null };
    value: boolean;
  };
  'private.may_send_account_mail': {
    args: { mailId: string | null; email: string | null; mostAnHour: number | null };
    value: boolean;
  };
  'private.mention_for_mail': {
    args: { mentionId: string | null };
    row: {
      note_id: string;
      user_id: string;
      email: string;
      locale: string;
      by_name: string | null;
      lead_id: string;
      lead_name: string | null;
      protocol: string;
      body: string;
      named: unknown;
    };
  };
  'private.message_for_mail': {
    args: { id: string | null };
    row: {
      id: string;
      recipient: string;
      subject: string;
      body: string;
      locale: string;
      product: string | null;
      product_email: string | null;
      author: string | null;
      files: unknown;
    };
  };
  'private.note_invitation': {
    args: { id: string | null; failed: string | null };
    value: undefined;
  };
  'private.note_mailbox': {
    args: { mailbox: string | null; problem: string | null };
    value: undefined;
  };
  'private.note_message_id': {
    args: { id: string | null; messageId: string | null };
    value: undefined;
  };
  'private.notice_record': { args: { kind: string | null; id: string | null }; value: unknown };
  'private.open_live_stream': {
    args: { stream: string | null; session: string | null; most: number | null };
    value: boolean | null;
  };
  'private.order_invoice_notices': {
    args: { at?: Date | string | null | undefined };
    value: number;
  };
  'private.owner_for_mail': {
    args: { member: string | null; user: string | null };
    row: {
      email: string;
      name: string;
      locale: string;
      organization_id: string;
      organization: string;
      owner_name: string;
      owner_email: string;
      added_by: string | null;
    };
  };
  'private.parts_of_upload': {
    args: { id: string | null; user: string | null };
    row: { storage_key: string; size: number | null };
  };
  'private.pix_key_for_mail': {
    args: { id: number | string | null; user: string | null };
    row: {
      email: string;
      locale: string;
      changed_by: string | null;
      kind: string | null;
      key: string;
      name: string;
      city: string;
      set_at: Date;
    };
  };
  'private.pix_receiver': { args: { text: string | null }; value: string | null };
  'private.place_of_lead': {
    args: { status: string | null; reviewReason: string | null; clearedAt: Date | string | null };
    value: number | null;
  };
  'private.probe_write': { args: {}; value: undefined };
  'private.products_in': {
    args: { resource: string | null; action: string | null };
    value: string[] | null;
  };
  'private.put_setting': { args: { table: string | null; row: string | null }; value: undefined };
  'private.queue_account_mail': {
    args: { userId: string | null; kind: string | null; sealed: string | null };
    value: string | null;
  };
  'private.rating_for_mail': {
    args: { ratingId: string | null };
    row: {
      ticket_id: string;
      number: number;
      title: string;
      entry_id: string | null;
      email: string;
      locale: string;
    };
  };
  'private.record_heartbeat': { args: {}; value: undefined };
  'private.record_mail': {
    args: {
      id: string | null;
      kind: string | null;
      state: string | null;
      payload: string | null;
      about?: string | null | undefined;
      recipient?: string | null | undefined;
      subject?: string | null | undefined;
      html?: string | null | undefined;
      body?: string | null | undefined;
      error?: string | null | undefined;
    };
    value: boolean | null;
  };
  'private.release_upload': { args: { id: string | null }; value: undefined };
  'private.reserve_upload': {
    args: {
      id: string | null;
      entryId: string | null;
      client: string | null;
      network: string | null;
      wanted: number | string | null;
      unsettledMax: number | string | null;
    };
    value: number;
  };
  'private.room_for_files': {
    args: {
      user: string | null;
      project: string | null;
      personMax: number | string | null;
      clientMax: number | string | null;
    };
    value: number | null;
  };
  'private.rule_fields_known': {
    args: {};
    row: {
      subject: string | null;
      field: string | null;
      type: string | null;
      changes: boolean | null;
    };
  };
  'private.rule_message': {
    args: { run: string | null; act: number | null };
    row: { subject: string; subject_id: string; product: string; template: string; facts: unknown };
  };
  'private.rule_notice_for_mail': {
    args: { id: string | null };
    row: {
      email: string;
      locale: string;
      kind: string;
      rule_id: string;
      rule_name: string;
      subject: string | null;
      subject_id: string | null;
      subject_name: string | null;
    };
  };
  'private.selected_feedback_projects': { args: {}; value: string[] | null };
  'private.selected_lead_sources': { args: {}; value: string[] | null };
  'private.selected_products': {
    args: { resource: string | null; action: string | null };
    value: string[] | null;
  };
  'private.send_due_replies': { args: {}; value: number };
  'private.service_in_text': { args: { words: string | null }; value: string | null };
  'private.session_person': {
    args: { userId: string | null };
    row: {
      display_name: string;
      email: string;
      locale: string;
      is_active: boolean;
      role: string | null;
      permissions: string[];
      owes_second_step: boolean;
    };
  };
  'private.setting_label': { args: { row: string | null }; value: string | null };
  'private.setting_now': { args: { table: string | null; id: string | null }; value: unknown };
  'private.settle_rule_mail': {
    args: { run: string | null; act: number | null; outcome: string | null };
    value: undefined;
  };
  'private.special_days': {
    args: { from: string | null; to: string | null };
    row: { day: string | null; spans: unknown };
  };
  'private.start_of_day': { args: { day: string | null }; value: Date | null };
  'private.task_for_mail': {
    args: { taskId: string | null };
    row: {
      user_id: string;
      email: string;
      locale: string;
      title: string;
      note: string | null;
      due_at: Date;
      has_time: boolean;
      remind_at: Date;
      subject: string;
      subject_id: string;
      subject_name: string;
    };
  };
  'private.ticket_alerts_for_mail': {
    args: { mailId: string | null };
    row: {
      user_id: string | null;
      email: string;
      locale: string;
      ticket_id: string;
      number: number;
      priority: string;
      clock: string;
      due_at: Date;
      seconds: number;
    };
  };
  'private.ticket_answer_for_mail': {
    args: { messageId: string | null; entryId: string | null; asksIn: string | null };
    row: {
      ticket_id: string;
      number: number;
      title: string;
      protocol: string | null;
      entry_id: string | null;
      asks_in: string | null;
      name: string | null;
      email: string;
      locale: string;
      body: string;
      by_name: string | null;
      files: unknown;
    };
  };
  'private.ticket_may_move': {
    args: { from: string | null; to: string | null };
    value: boolean | null;
  };
  'private.ticket_mention_for_mail': {
    args: { mentionId: string | null };
    row: {
      note_id: string;
      user_id: string;
      email: string;
      locale: string;
      by_name: string | null;
      ticket_id: string;
      number: number;
      title: string;
      body: string;
      named: unknown;
    };
  };
  'private.ticket_message_for_mail': {
    args: { messageId: string | null };
    row: {
      message_id: string;
      ticket_id: string;
      number: number;
      title: string;
      name: string | null;
      email: string | null;
      body: string;
      other_sender: boolean;
      files: number;
      owner_email: string | null;
      owner_locale: string | null;
    };
  };
  'private.ticket_receipt': {
    args: { ticketId: string | null };
    row: {
      id: string;
      number: number;
      title: string;
      name: string | null;
      email: string;
      locale: string;
      body: string;
    };
  };
  'private.uid': { args: {}; value: string | null };
  'private.undo_try': { args: { identifier: string | null }; value: undefined };
  'private.upload_now': {
    args: { id: string | null; user: string | null };
    row: {
      project_id: string;
      name: string;
      size: number;
      received: number;
      begun_at: Date;
      taken: boolean;
    };
  };
  'private.uptime': { args: {}; row: { since: Date; covered: number; minutes: number } };
  'private.use_code': { args: { userId: string | null; codeHash: Buffer | null }; value: boolean };
  'private.use_upload': {
    args: {
      id: string | null;
      user: string | null;
      folder: string | null;
      file: string | null;
      facts: string | null;
    };
    value: string | null;
  };
  'private.version_for_mail': {
    args: { version: string | null; user: string | null };
    row: {
      email: string;
      name: string;
      locale: string;
      organization: string;
      project_id: string;
      project: string;
      deliverable_id: string;
      title: string;
      number: number;
      file_name: string;
      size: number;
      sender: string | null;
      sent_at: Date;
      holds: boolean;
    };
  };
  'private.version_to_draw': {
    args: { version: string | null };
    row: {
      storage_key: string;
      file_name: string;
      content_type: string;
      size: number;
      first: number;
    };
  };
  'private.waiting_mail_bytes': { args: {}; value: number };
  'public.accept_waiting_mail': {
    args: { id: string | null; tokenHash: string | null };
    value: string | null;
  };
  'public.add_by_hand': {
    args: {
      id: string | null;
      what: string | null;
      product: string | null;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      value: number | string | null;
      contactId?: string | null | undefined;
      double?: boolean | null | undefined;
      title?: string | null | undefined;
      note?: string | null | undefined;
      ownerId?: string | null | undefined;
    };
    row: { what: string; id: string; contact_id: string | null };
  };
  'public.add_client_contact': {
    args: { deal: string | null; contact: string | null; role: string | null };
    value: string;
  };
  'public.add_feedback_message': {
    args: { entryId: string | null; body: string | null; isInternal?: boolean | null | undefined };
    value: string | null;
  };
  'public.answer_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: { period: string; target: number; in_target: boolean; minutes: number; answers: number };
  };
  'public.answer_my_survey': {
    args: { id: string | null; score: number | null; comment: string | null };
    value: string;
  };
  'public.answer_privacy_request': {
    args: { id: string | null; outcome: string | null; answer: string | null };
    value: undefined;
  };
  'public.answer_survey': {
    args: { invitationId: string | null; score: number | null; comment: string | null };
    value: string;
  };
  'public.application_receipt': {
    args: { protocol: string | null };
    row: { protocol: string; locale: string | null };
  };
  'public.approve_version': {
    args: { version: string | null; sha256: string | null };
    value: unknown;
  };
  'public.ask_for_change': {
    args: { id: string | null; version: string | null; body: string | null; weight: string | null };
    value: string;
  };
  'public.ask_for_own_erasure': { args: { id: string | null }; value: string | null };
  'public.ask_newsletter_again': { args: { subscriptionId: string | null }; value: string };
  'public.begin_client_view': { args: { project: string | null }; value: string | null };
  'public.begin_export': {
    args: { what: string | null; rows: number | null; filter: string | null };
    value: undefined;
  };
  'public.begin_import': {
    args: {
      id: string | null;
      product: string | null;
      fileName: string | null;
      storageKey: string | null;
      encoding: string | null;
      separator: string | null;
      header: readonly string[] | null;
      fingerprint: string | null;
      lines: number | null;
      source: string | null;
    };
    value: string | null;
  };
  'public.begin_project_wait': {
    args: {
      project: string | null;
      position: number | null;
      what: string | null;
      since: string | null;
    };
    value: string | null;
  };
  'public.bounced_addresses_of': {
    args: { about: string | null; id: string | null };
    row: {
      email: string;
      closed: boolean;
      failures: number;
      reason: string;
      failed_at: Date;
      trusted_at: Date | null;
      trusted_by: string | null;
    };
  };
  'public.cancel_import': { args: { id: string | null }; value: boolean };
  'public.cancel_invoice': {
    args: { invoice: string | null; cause: string | null };
    value: undefined;
  };
  'public.change_client_member': {
    args: { organization: string | null; user: string | null; role: string | null };
    value: string;
  };
  'public.change_project_dates': {
    args: {
      project: string | null;
      changes: string | null;
      cause: string | null;
      whose: string | null;
    };
    value: undefined;
  };
  'public.change_role': {
    args: { userId: string | null; seen: string | null; role: string | null };
    value: unknown;
  };
  'public.check_import_lines': {
    args: { id: string | null; round: number | null; lines: string | null };
    value: boolean;
  };
  'public.choose_client_notice': {
    args: { kind: string | null; way: string | null };
    value: undefined;
  };
  'public.choose_notice': {
    args: { kind: string | null; channel: string | null; off: boolean | null };
    value: undefined;
  };
  'public.choose_product': { args: { slug: string | null }; value: boolean };
  'public.claim_contacts': {
    args: { productId: string | null; limit: number | null };
    value: number;
  };
  'public.client_desk_figures': { args: { organization: string | null }; value: unknown };
  'public.client_of_deal': { args: { deal: string | null }; value: unknown };
  'public.client_people': { args: { organization: string | null }; value: unknown };
  'public.client_ticket': { args: { id: string | null }; value: unknown };
  'public.client_ticket_file': {
    args: { id: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.client_tickets': {
    args: {
      organization: string | null;
      words?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      waits_for: string | null;
      project: string | null;
      opened_by: string | null;
      conducted_by: string | null;
      created_at: Date;
      last_at: Date;
    };
  };
  'public.client_tickets_waiting': {
    args: {};
    row: {
      id: string;
      organization: string;
      number: number;
      title: string;
      asked_by: string | null;
      at: Date;
    };
  };
  'public.companies_count': {
    args: {
      text?: string | null | undefined;
      active?: string | null | undefined;
      product?: string | null | undefined;
      owner?: string | null | undefined;
    };
    value: number | null;
  };
  'public.companies_page': {
    args: {
      text?: string | null | undefined;
      active?: string | null | undefined;
      product?: string | null | undefined;
      owner?: string | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      cnpj: string | null;
      site: string | null;
      city: string | null;
      state: string | null;
      products: string[];
      owner_id: string | null;
      owner_name: string | null;
      is_active: boolean;
      people: number;
      open_deals: number;
      open_value: string;
      created_at: Date;
    };
  };
  'public.company_timeline': {
    args: {
      companyId: string | null;
      before?: number | string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: number;
      at: Date;
      subject: string;
      subject_id: string;
      kind: string;
      group_kind: string;
      about: string | null;
      body: string | null;
      by_name: string | null;
      fields: string[];
    };
  };
  'public.confirm_newsletter': {
    args: { subscriptionId: string | null; askedAt: Date | string | null };
    value: string;
  };
  'public.contact_merges_of': {
    args: { contactId: string | null };
    row: {
      id: string;
      merged_id: string | null;
      name: string | null;
      email: string | null;
      phone: string | null;
      merged_at: Date;
      hindrance: string | null;
    };
  };
  'public.contact_newsletter': {
    args: { contactId: string | null };
    row: {
      id: string;
      email: string;
      status: string;
      undeliverable: boolean;
      asked_at: Date;
      confirmed_at: Date | null;
      unsubscribed_at: Date | null;
      source_page: string | null;
      consent_version: string;
      consent_locale: string;
    };
  };
  'public.contact_pairs_count': {
    args: {
      text?: string | null | undefined;
      reason?: string | null | undefined;
      apart?: string | null | undefined;
    };
    value: number | null;
  };
  'public.contact_pairs_page': {
    args: {
      text?: string | null | undefined;
      reason?: string | null | undefined;
      apart?: string | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      one_id: string;
      one_name: string | null;
      one_email: string | null;
      one_phone: string | null;
      one_company: string | null;
      other_id: string;
      other_name: string | null;
      other_email: string | null;
      other_phone: string | null;
      other_company: string | null;
      reasons: string[];
      sure: number;
      apart: boolean;
      came_at: Date;
    };
  };
  'public.contact_retained_until': {
    args: { contactId: string | null };
    row: {
      last_contact: Date;
      erase_at: Date | null;
      contract: boolean;
      served: boolean;
      beyond: boolean;
    };
  };
  'public.contact_surveys': {
    args: { contactId: string | null };
    row: {
      email: string;
      is_main: boolean;
      given_at: Date | null;
      way: string | null;
      proof: string | null;
      noted_by: string | null;
      left_at: Date | null;
      left_way: string | null;
      left_by: string | null;
      asked_at: Date | null;
    };
  };
  'public.contact_timeline': {
    args: {
      contactId: string | null;
      kinds?: readonly string[] | null | undefined;
      before?: Date | string | null | undefined;
      beforeKey?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      key: string;
      at: Date;
      kind: string;
      title: string | null;
      body: string | null;
      by_name: string | null;
      link: string | null;
      link_id: string | null;
      details: unknown;
    };
  };
  'public.contacts_count': {
    args: {
      text?: string | null | undefined;
      product?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      deal?: string | null | undefined;
      company?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
    };
    value: number | null;
  };
  'public.contacts_page': {
    args: {
      text?: string | null | undefined;
      product?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      deal?: string | null | undefined;
      company?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      company_id: string | null;
      job_title: string | null;
      source: string;
      products: string[];
      owner_id: string | null;
      owner_name: string | null;
      open_deals: number;
      open_value: string;
      created_at: Date;
    };
  };
  'public.counted_leads_count': {
    args: {
      from?: string | null | undefined;
      to?: string | null | undefined;
      source?: string | null | undefined;
      reached?: string | null | undefined;
      answer?: string | null | undefined;
    };
    value: number | null;
  };
  'public.counted_leads_page': {
    args: {
      from?: string | null | undefined;
      to?: string | null | undefined;
      source?: string | null | undefined;
      reached?: string | null | undefined;
      answer?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      protocol: string;
      name: string | null;
      company: string | null;
      source: string;
      status: string;
      created_at: Date;
      answer_target: number | null;
      answer_seconds: number | null;
      answer_due_at: Date | null;
    };
  };
  'public.counted_subscriptions_count': {
    args: {
      kind?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
    };
    value: number | null;
  };
  'public.counted_subscriptions_page': {
    args: {
      kind?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; email: string; kind: string; way: string; happened_at: Date };
  };
  'public.counted_tickets_count': {
    args: {
      did?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    value: number | null;
  };
  'public.counted_tickets_page': {
    args: {
      did?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      asks: string | null;
      project: string;
      module: string | null;
      at: Date;
    };
  };
  'public.crm_messages_of': {
    args: { subject: string | null; id: string | null; limit?: number | null | undefined };
    row: {
      id: string;
      channel: string;
      direction: string;
      lead_id: string | null;
      deal_id: string | null;
      template_key: string | null;
      recipient: string | null;
      subject: string | null;
      body: string | null;
      mail_id: string | null;
      mail_state: string | null;
      at: Date;
      by_name: string | null;
      mine: boolean;
      files: unknown;
    };
  };
  'public.crm_owners': { args: {}; row: { id: string; name: string } };
  'public.deal_events': {
    args: {
      deal: string | null;
      before?: number | string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: number;
      kind: string;
      from_value: string | null;
      to_value: string | null;
      reason: string | null;
      note: string | null;
      undo: boolean;
      recovered: boolean;
      by_name: string | null;
      at: Date;
    };
  };
  'public.deals_as_of': {
    args: { pipeline: string | null; day: string | null };
    row: { id: string; deals: number; value: string };
  };
  'public.deals_board': {
    args: {
      pipeline: string | null;
      text?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      min?: number | string | null | undefined;
      stalled?: string | null | undefined;
    };
    row: { id: string; deals: number; value: string };
  };
  'public.deals_count': {
    args: {
      text?: string | null | undefined;
      pipeline?: string | null | undefined;
      stage?: string | null | undefined;
      state?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      min?: number | string | null | undefined;
      month?: string | null | undefined;
      stalled?: string | null | undefined;
    };
    row: { deals: number; value: string; weighted: string };
  };
  'public.deals_forecast': {
    args: {
      pipeline: string | null;
      text?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      min?: number | string | null | undefined;
      stalled?: string | null | undefined;
    };
    row: { month: string; stage_id: string; deals: number; value: string; weighted: string };
  };
  'public.deals_in_stage': {
    args: {
      stage: string | null;
      text?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      min?: number | string | null | undefined;
      stalled?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      title: string;
      contact_id: string;
      contact_name: string | null;
      company_name: string | null;
      value: string;
      pipeline_id: string;
      stage_id: string;
      stage_name: string;
      state: string;
      owner_id: string | null;
      owner_name: string | null;
      expected_close: string | null;
      stage_since: Date;
      created_at: Date;
      closed_at: Date | null;
      close_reason: string | null;
      source: string;
      revision: number;
      idle_days: number;
      stalled: boolean;
      task_title: string | null;
      task_due_at: Date | null;
      task_has_time: boolean | null;
      task_late: boolean | null;
    };
  };
  'public.deals_in_stage_as_of': {
    args: {
      pipeline: string | null;
      stage: string | null;
      day: string | null;
      after?: number | string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      span: number;
      id: string;
      title: string | null;
      contact_name: string | null;
      company_name: string | null;
      value: string;
      owner_name: string | null;
      expected_close: string | null;
      state: string | null;
      now_in: string | null;
      now_pipeline: string | null;
    };
  };
  'public.deals_open_with_leads': {
    args: { leads: readonly string[] | null };
    row: { id: string; title: string; value: string };
  };
  'public.deals_page': {
    args: {
      text?: string | null | undefined;
      pipeline?: string | null | undefined;
      stage?: string | null | undefined;
      state?: string | null | undefined;
      owner?: string | null | undefined;
      source?: string | null | undefined;
      min?: number | string | null | undefined;
      month?: string | null | undefined;
      stalled?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      title: string;
      contact_id: string;
      contact_name: string | null;
      company_name: string | null;
      value: string;
      pipeline_id: string;
      stage_id: string;
      stage_name: string;
      state: string;
      owner_id: string | null;
      owner_name: string | null;
      expected_close: string | null;
      stage_since: Date;
      created_at: Date;
      closed_at: Date | null;
      close_reason: string | null;
      source: string;
      revision: number;
      idle_days: number;
      stalled: boolean;
      task_title: string | null;
      task_due_at: Date | null;
      task_has_time: boolean | null;
      task_late: boolean | null;
    };
  };
  'public.deliverable_file': {
    args: { version: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.demand_second_step': {
    args: { role: string | null; demanded: boolean | null };
    value: undefined;
  };
  'public.desk_backlog': {
    args: {
      from: string | null;
      to: string | null;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    row: { date: string; waiting: number };
  };
  'public.desk_days': {
    args: {
      from: string | null;
      to: string | null;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    row: {
      date: string;
      entries: number;
      bugs: number;
      ideas: number;
      questions: number;
      srs_answers: number;
      srs_sum: number;
      nps_promoters: number;
      nps_passives: number;
      nps_detractors: number;
      csat_answers: number;
      csat_sum: number;
      csat_good: number;
      ratings: number;
      ratings_sum: number;
      ratings_good: number;
      tickets_opened: number;
      tickets_answered: number;
      tickets_solved: number;
      tickets_merged: number;
    };
  };
  'public.desk_parts': {
    args: { from: string | null; to: string | null; project?: string | null | undefined };
    row: {
      project_id: string;
      project: string;
      module_id: string | null;
      module: string | null;
      entries: number;
      bugs: number;
      ideas: number;
      questions: number;
      srs_answers: number;
      srs_sum: number;
      nps_promoters: number;
      nps_passives: number;
      nps_detractors: number;
      csat_answers: number;
      csat_sum: number;
      csat_good: number;
      ratings: number;
      ratings_sum: number;
      ratings_good: number;
      tickets_opened: number;
      tickets_answered: number;
      tickets_solved: number;
      tickets_merged: number;
    };
  };
  'public.desk_times': {
    args: {
      from: string | null;
      to: string | null;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    row: {
      answered: number;
      answer_seconds: number | null;
      solved: number;
      solve_seconds: number | null;
    };
  };
  'public.discard_waiting_mail': {
    args: { id: string | null; discard: boolean | null };
    value: boolean;
  };
  'public.dismiss_duplicate': {
    args: { one: string | null; other: string | null; dismissed: boolean | null };
    value: undefined;
  };
  'public.draft_score_version': { args: { from: string | null }; value: string | null };
  'public.drop_import_file': { args: { id: string | null }; value: undefined };
  'public.drop_later_reply': { args: { id: string | null }; value: string };
  'public.drop_list_view': { args: { id: string | null }; value: Date | null };
  'public.drop_message_draft': { args: { id: string | null }; value: boolean | null };
  'public.drop_message_file': { args: { id: string | null }; value: boolean | null };
  'public.drop_score_draft': { args: { version: string | null }; value: boolean };
  'public.drop_ticket_draft': { args: { ticketId: string | null }; value: boolean | null };
  'public.drop_ticket_file': { args: { id: string | null }; value: boolean | null };
  'public.duplicate_candidates': {
    args: { contactId: string | null };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      job_title: string | null;
      owner_id: string | null;
      source: string;
      reasons: string[];
      sure: number;
      leads: number;
      deals: number;
    };
  };
  'public.edit_deal': {
    args: { deal: string | null; seen: number | null; changes: string | null };
    value: unknown;
  };
  'public.edit_lead_note': { args: { id: string | null; body: string | null }; value: undefined };
  'public.edit_task': {
    args: {
      id: string | null;
      revision: number | null;
      title: string | null;
      note: string | null;
      dueAt: Date | string | null;
      hasTime: boolean | null;
      ownerId: string | null;
      remindAt: Date | string | null;
    };
    value: number | null;
  };
  'public.edit_ticket_note': { args: { id: string | null; body: string | null }; value: undefined };
  'public.end_client_member': {
    args: { organization: string | null; user: string | null };
    value: boolean | null;
  };
  'public.end_import_check': {
    args: { id: string | null; round: number | null };
    value: boolean | null;
  };
  'public.end_person_sessions': { args: { userId: string | null }; value: number | null };
  'public.end_project_wait': {
    args: { project: string | null; wait: string | null };
    value: boolean | null;
  };
  'public.end_role': {
    args: { roleId: string | null; reason?: string | null | undefined };
    value: undefined;
  };
  'public.erase_expired': { args: { batch?: number | null | undefined }; value: unknown };
  'public.erase_personal_rows': { args: { id: string | null }; value: unknown };
  'public.event_funnel': {
    args: { from: string | null; to: string | null };
    row: { route: string; locale: string; event: string; count: number };
  };
  'public.fail_import': { args: { id: string | null; failure: string | null }; value: undefined };
  'public.feedback_by_status': {
    args: { most: number | null };
    row: { status: string; entries: number };
  };
  'public.feedback_count': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      type?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
    };
    value: number | null;
  };
  'public.feedback_file': {
    args: { token: string | null; attachmentId: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.feedback_followed': { args: { token: string | null }; value: unknown };
  'public.feedback_history': {
    args: { entryId: string | null };
    row: { from_status: string; to_status: string; changed_at: Date; by_name: string };
  };
  'public.feedback_in_use': { args: {}; value: string[] };
  'public.feedback_page': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      type?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      protocol: string;
      project: string;
      module: string | null;
      type: string;
      severity: string;
      status: string;
      score: number | null;
      verbatim: string;
      author_name: string | null;
      author_email: string | null;
      files: number;
      review_reason: string | null;
      created_at: Date;
    };
  };
  'public.feedback_projects_to_read': {
    args: {};
    row: { id: string; name: string; product: string | null; is_active: boolean; modules: unknown };
  };
  'public.feedback_thread': {
    args: { entryId: string | null };
    row: {
      id: string;
      author: string;
      by_name: string | null;
      is_internal: boolean;
      body: string;
      created_at: Date;
    };
  };
  'public.forget_privacy_request': { args: { id: string | null }; value: undefined };
  'public.get_newsletter_stats': {
    args: {};
    row: {
      total_count: number;
      active_count: number;
      pending_count: number;
      unsubscribed_count: number;
    };
  };
  'public.give_contacts': { args: { places: string | null }; value: number | null };
  'public.give_leads': {
    args: { ids: readonly string[] | null; owner: string | null; seen?: string | null | undefined };
    row: { id: string };
  };
  'public.give_tasks': {
    args: { ids: readonly string[] | null; ownerId: string | null };
    row: { id: string; owner_before: string | null };
  };
  'public.give_waiting_leads': {
    args: { before: Date | string | null; batch?: number | null | undefined };
    value: number;
  };
  'public.grant_role': {
    args: {
      userId: string | null;
      role: string | null;
      expiresAt?: Date | string | null | undefined;
      reason?: string | null | undefined;
    };
    value: string | null;
  };
  'public.grant_role_in': {
    args: {
      userId: string | null;
      role: string | null;
      product: string | null;
      expiresAt?: Date | string | null | undefined;
      reason?: string | null | undefined;
    };
    value: string | null;
  };
  'public.has_permission': {
    args: { userId: string | null; resource: string | null; action: string | null };
    value: boolean | null;
  };
  'public.highest_role': { args: { userId: string | null }; value: string | null };
  'public.idea_facts': { args: { id: string | null }; value: unknown };
  'public.idea_places': {
    args: {};
    row: { project_id: string; project: string; module_id: string | null; module: string | null };
  };
  'public.ideas_by_status': {
    args: { most: number | null };
    row: { status: string; entries: number };
  };
  'public.ideas_count': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      unscored?: string | null | undefined;
    };
    value: number | null;
  };
  'public.ideas_like': {
    args: { id: string | null; text?: string | null | undefined };
    row: {
      id: string;
      protocol: string;
      verbatim: string;
      status: string;
      voices: number;
      created_at: Date | null;
    };
  };
  'public.ideas_page': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      unscored?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      protocol: string;
      project: string;
      module: string | null;
      status: string;
      voices: number;
      reach: number | null;
      impact: string | null;
      confidence: number | null;
      effort: string | null;
      rice_score: string | null;
      rank: number | null;
      verbatim: string;
      author_name: string | null;
      author_email: string | null;
      created_at: Date;
    };
  };
  'public.invite_client': {
    args: {
      project: string | null;
      email: string | null;
      name: string | null;
      role: string | null;
      locale: string | null;
    };
    value: string | null;
  };
  'public.invite_person_in': {
    args: {
      email: string | null;
      name: string | null;
      locale: string | null;
      role: string | null;
      product: string | null;
      expiresAt?: Date | string | null | undefined;
      reason?: string | null | undefined;
    };
    value: string;
  };
  'public.invite_to_client': {
    args: {
      organization: string | null;
      email: string | null;
      name: string | null;
      role: string | null;
      locale: string | null;
    };
    value: string;
  };
  'public.invoice_clients': { args: {}; row: { id: string; name: string; projects: unknown } };
  'public.invoice_file': {
    args: { invoice: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.invoices_page': {
    args: {
      text?: string | null | undefined;
      state?: string | null | undefined;
      client?: string | null | undefined;
      project?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      number: string;
      client_id: string;
      client: string;
      project_id: string | null;
      project: string | null;
      description: string;
      value: string;
      due_on: string;
      state: string;
      overdue: boolean;
      installment: number | null;
      installments: number | null;
      paid_on: string | null;
      paid_how: string | null;
      created_at: Date;
    };
  };
  'public.invoices_sums': {
    args: {
      text?: string | null | undefined;
      state?: string | null | undefined;
      client?: string | null | undefined;
      project?: string | null | undefined;
    };
    row: { many: number; total: string; open: string; overdue: string; paid: string };
  };
  'public.issue_invoice_to': {
    args: {
      invoice: string | null;
      revision: number | null;
      pix: string | null;
      receiver: string | null;
    };
    value: string;
  };
  'public.join_feedback': {
    args: { id: string | null; target: string | null; seen?: string | null | undefined };
    value: unknown;
  };
  'public.join_waiting_mail': {
    args: { id: string | null; ticketId: string | null };
    value: string | null;
  };
  'public.keep_lead_journey': {
    args: {
      id: string | null;
      first: string | null;
      last: string | null;
      steps: string | null;
      visits?: number | null | undefined;
    };
    value: undefined;
  };
  'public.keep_message_file': {
    args: { id: string | null; file: string | null };
    value: undefined;
  };
  'public.keep_ticket_file': { args: { id: string | null; file: string | null }; value: undefined };
  'public.known_contact': {
    args: { email: string | null; phone: string | null };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      by_what: string;
    };
  };
  'public.lead_clocks': {
    args: { ids: readonly string[] | null };
    row: {
      id: string;
      arrived_at: Date;
      due_at: Date | null;
      target: number | null;
      answered_at: Date | null;
      answer_seconds: number | null;
      left_seconds: number | null;
      is_open: boolean;
      changes_at: Date | null;
      read_at: Date;
    };
  };
  'public.lead_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: {
      day: string;
      source: string;
      leads: number;
      qualified: number;
      won: number;
      clocked: number;
      waiting: number;
      in_target: number;
    };
  };
  'public.lead_history': {
    args: { leadId: string | null };
    row: { from_status: string; to_status: string; changed_at: Date; by_name: string | null };
  };
  'public.lead_mails': {
    args: { leadId: string | null };
    row: { id: string; kind: string; state: string; tried_at: Date };
  };
  'public.lead_mentionables': { args: {}; row: { id: string; name: string; email: string | null } };
  'public.lead_notes_of': {
    args: { leadId: string | null };
    row: {
      id: string;
      body: string;
      named: unknown;
      by_name: string | null;
      mine: boolean;
      is_new: boolean;
      created_at: Date;
      edited_at: Date | null;
    };
  };
  'public.lead_owner_events': {
    args: { leadId: string | null };
    row: {
      id: number;
      kind: string;
      from_name: string | null;
      to_name: string | null;
      rule: string | null;
      way: string | null;
      by_name: string | null;
      at: Date;
    };
  };
  'public.lead_owners': {
    args: {};
    row: { id: string; name: string; products: string[] | null; at_work_since: Date | null };
  };
  'public.lead_receipt': {
    args: { protocol: string | null };
    row: {
      protocol: string;
      locale: string | null;
      thank_you_title: string | null;
      thank_you_message: string | null;
      redirect_to_whatsapp: boolean;
    };
  };
  'public.lead_score_of': {
    args: { leadId: string | null };
    row: {
      rule_id: string;
      name: string;
      name_en: string | null;
      kind: string;
      subject: string | null;
      words: string[] | null;
      at_least: number | null;
      points: number;
      earned: boolean;
      said: string | null;
    };
  };
  'public.leads_by_place': {
    args: { most: number | null };
    row: { status: string; leads: number };
  };
  'public.leads_count': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      source?: string | null | undefined;
      owner?: string | null | undefined;
      score?: string | null | undefined;
      answer?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
    };
    value: number | null;
  };
  'public.leads_page': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      source?: string | null | undefined;
      owner?: string | null | undefined;
      score?: string | null | undefined;
      answer?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      protocol: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      source: string;
      source_page: string | null;
      utm_source: string | null;
      utm_medium: string | null;
      utm_campaign: string | null;
      status: string;
      review_reason: string | null;
      created_at: Date;
      owner_id: string | null;
      owner_name: string | null;
      answer_target: number | null;
      answer_due_at: Date | null;
      answered_at: Date | null;
      answer_seconds: number | null;
      score: number | null;
    };
  };
  'public.leads_waiting': {
    args: { most: number | null };
    row: {
      id: string;
      name: string | null;
      company: string | null;
      phone: string | null;
      email: string | null;
      source: string;
      status: string;
      owner_id: string | null;
      owner_name: string | null;
      answer_target: number | null;
      answer_due_at: Date | null;
      created_at: Date | null;
      mine: boolean;
    };
  };
  'public.leads_waiting_count': {
    args: { most: number | null };
    row: { waiting: number; late: number };
  };
  'public.leave_client_notice': {
    args: { user: string | null; kind: string | null };
    value: string;
  };
  'public.leave_surveys': {
    args: { invitationId: string | null; way: string | null };
    value: string;
  };
  'public.link_company': {
    args: { contactId: string | null; seen: string | null; companyId: string | null };
    value: undefined;
  };
  'public.link_ticket_entry': {
    args: { ticketId: string | null; entryId: string | null; linked?: boolean | null | undefined };
    value: boolean | null;
  };
  'public.lock_contact': { args: { contactId: string | null }; value: string | null };
  'public.look_for_rule_moments': { args: {}; value: number };
  'public.lose_deals_of_leads': {
    args: {
      leads: readonly string[] | null;
      act: string | null;
      reason: string | null;
      note?: string | null | undefined;
    };
    value: number;
  };
  'public.mailbox_state': {
    args: {};
    row: {
      read_at: Date | null;
      problem: string | null;
      problem_since: Date | null;
      limited: number;
    };
  };
  'public.make_client': { args: { deal: string | null }; value: string | null };
  'public.make_deal': {
    args: { id: string | null; stage: string | null; deal: string | null; contact: string | null };
    value: unknown;
  };
  'public.make_project_folder': {
    args: { id: string | null; project: string | null; name: string | null };
    value: string;
  };
  'public.make_tag': { args: { name: string | null }; value: string };
  'public.map_import': {
    args: {
      id: string | null;
      mapping: readonly string[] | null;
      product: string | null;
      source: string | null;
      onKnown: string | null;
    };
    value: boolean;
  };
  'public.mentions_page': {
    args: {
      state?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      subject: string;
      subject_id: string | null;
      reference: string | null;
      subject_name: string;
      by_name: string | null;
      body: string;
      named: unknown;
      created_at: Date;
      read_at: Date | null;
    };
  };
  'public.merge_contacts': {
    args: {
      target: string | null;
      merged: string | null;
      fields?: readonly string[] | null | undefined;
      seen?: readonly number[] | null | undefined;
    };
    value: string;
  };
  'public.merge_tickets': {
    args: { into: string | null; from: string | null; seen?: readonly number[] | null | undefined };
    value: undefined;
  };
  'public.message_facts': {
    args: { subject: string | null; id: string | null; product?: string | null | undefined };
    value: unknown;
  };
  'public.move_deal': {
    args: {
      deal: string | null;
      seen: string | null;
      stage: string | null;
      value?: number | string | null | undefined;
      reason?: string | null | undefined;
      note?: string | null | undefined;
    };
    value: unknown;
  };
  'public.move_project_file': {
    args: { file: string | null; folder: string | null };
    value: undefined;
  };
  'public.my_open_surveys': { args: {}; row: { id: string; project: string; answered: boolean } };
  'public.my_waiting_leads': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      name: string;
      is_mine: boolean;
      due_at: Date;
      late_seconds: number | null;
      total: number;
    };
  };
  'public.names_of': {
    args: { ids: readonly string[] | null };
    row: { user_id: string; name: string };
  };
  'public.newsletter_bounced': {
    args: { eventId: string | null; reason: string | null };
    value: undefined;
  };
  'public.newsletter_count': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      source?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
    };
    value: number | null;
  };
  'public.newsletter_figures': {
    args: { from: string | null; to: string | null };
    row: { day: string; confirmed: number; departed: number };
  };
  'public.newsletter_history': {
    args: { from: string | null; to: string | null; unit?: string | null | undefined };
    row: { period: string; asked: number; confirmed: number; unsubscribed: number };
  };
  'public.newsletter_link_state': {
    args: { subscriptionId: string | null; askedAt: Date | string | null };
    row: { state: string; locale: string };
  };
  'public.newsletter_page': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      source?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      email: string;
      status: string;
      locale: string;
      source_page: string | null;
      utm_source: string | null;
      utm_medium: string | null;
      utm_campaign: string | null;
      created_at: Date;
      asked_at: Date;
      confirmed_at: Date | null;
      unsubscribed_at: Date | null;
      undeliverable_at: Date | null;
    };
  };
  'public.newsletter_proof': {
    args: { subscriptionId: string | null };
    row: {
      id: string;
      kind: string;
      way: string;
      consent_version: string;
      consent_locale: string;
      happened_at: Date;
      actor: string | null;
    };
  };
  'public.newsletter_sources': { args: {}; row: { source_page: string } };
  'public.newsletter_subscription': {
    args: { subscriptionId: string | null };
    row: {
      id: string;
      email: string;
      status: string;
      locale: string;
      source_page: string | null;
      utm_source: string | null;
      utm_medium: string | null;
      utm_campaign: string | null;
      user_agent: string | null;
      consent_version: string;
      consent_locale: string;
      asked_at: Date;
      confirmed_at: Date | null;
      unsubscribed_at: Date | null;
      created_at: Date;
      undeliverable_at: Date | null;
      undeliverable_reason: string | null;
    };
  };
  'public.newsletter_totals': { args: {}; row: { active: number; pending: number } };
  'public.note_contact': {
    args: { contactId: string | null; kind: string | null; body: string | null };
    value: undefined;
  };
  'public.note_survey_consent': {
    args: { email: string | null; proof: string | null };
    value: undefined;
  };
  'public.note_survey_leaving': {
    args: { contactId: string | null; email: string | null };
    value: undefined;
  };
  'public.notices_waiting': { args: {}; value: unknown };
  'public.notify_authors': {
    args: { entryId: string | null; words: string | null; wordsEn: string | null };
    value: number;
  };
  'public.nps_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: { day: string; promoters: number; passives: number; detractors: number };
  };
  'public.open_client_ticket': {
    args: {
      id: string | null;
      organization: string | null;
      project: string | null;
      title: string | null;
      body: string | null;
      files?: string | null | undefined;
    };
    value: string;
  };
  'public.open_project': { args: { project: string | null }; value: undefined };
  'public.open_value_on': { args: { day: string | null }; value: string };
  'public.open_waiting_mail': { args: { id: string | null }; value: string | null };
  'public.order_answer_alerts': { args: {}; value: number };
  'public.order_client_digests': { args: { at?: Date | string | null | undefined }; value: number };
  'public.order_digests': { args: { at?: Date | string | null | undefined }; value: number };
  'public.order_erasure': { args: { id: string | null }; value: undefined };
  'public.order_task_reminders': { args: { batch?: number | null | undefined }; value: number };
  'public.order_waiting_leads': { args: {}; value: boolean };
  'public.organizations_of_member': { args: {}; row: { id: string; name: string; role: string } };
  'public.own_copy': { args: {}; value: unknown };
  'public.owned_by': {
    args: { userId: string | null };
    row: { leads: number; deals: number; tasks: number; contacts: number };
  };
  'public.page_speeds': {
    args: { from: string | null; to: string | null };
    row: { route: string; metric: string; samples: number; p75: number };
  };
  'public.part_feedback': {
    args: {
      id: string | null;
      target: string | null;
      from: string | null;
      was: string | null;
      along: readonly string[] | null;
    };
    value: boolean;
  };
  'public.pay_invoice': {
    args: { invoice: string | null; paidOn: string | null; how: string | null };
    value: string;
  };
  'public.people_page': {
    args: {
      text?: string | null | undefined;
      role?: string | null | undefined;
      state?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      user_id: string;
      display_name: string;
      email: string;
      is_active: boolean;
      role: string | null;
      role_until: Date | null;
      confirmed: boolean;
      has_password: boolean;
      two_factor: boolean;
      last_seen: Date | null;
      created_at: Date;
    };
  };
  'public.person_sign_in': {
    args: { userId: string | null };
    row: {
      confirmed: boolean;
      has_password: boolean;
      two_factor: boolean;
      passkeys: number;
      sessions: unknown;
    };
  };
  'public.personal_copy': {
    args: { id: string | null };
    row: { table_name: string; row_data: unknown };
  };
  'public.personal_files': { args: { id: string | null }; row: { personal_files: string | null } };
  'public.pin_comment': {
    args: {
      id: string | null;
      version: string | null;
      body: string | null;
      page: number | null;
      x: number | null;
      y: number | null;
    };
    value: boolean;
  };
  'public.pipelines_in_use': {
    args: { product: string | null };
    row: { pipeline_id: string; stage_id: string; deals: number; past: boolean };
  };
  'public.portfolio_choices': {
    args: { client?: string | null | undefined };
    row: { kind: string; id: string; name: string };
  };
  'public.portfolio_counts': {
    args: {
      text?: string | null | undefined;
      stage?: string | null | undefined;
      owner?: string | null | undefined;
      client?: string | null | undefined;
    };
    row: { health: string; projects: number };
  };
  'public.portfolio_page': {
    args: {
      text?: string | null | undefined;
      health?: string | null | undefined;
      stage?: string | null | undefined;
      owner?: string | null | undefined;
      client?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      name: string;
      client_id: string;
      client: string;
      shown: boolean;
      starts_on: string;
      today: string;
      paused_on: string | null;
      ended_on: string | null;
      owner_id: string | null;
      owner_name: string | null;
      stages: unknown;
      waits: unknown;
      change_asked: string | null;
      last_news_at: Date | null;
      created_at: Date;
    };
  };
  'public.preview_rule': {
    args: { rule: string | null; id?: string | null | undefined };
    row: { total: number; subject_id: string; at: Date };
  };
  'public.privacy_findings': {
    args: { id: string | null };
    row: { table_name: string; found: number };
  };
  'public.privacy_receipt': { args: { protocol: string | null }; value: string | null };
  'public.product_metrics': {
    args: { product?: string | null | undefined };
    row: {
      totalLeads: number;
      conversionRate: string;
      activeDeals: number;
      totalValue: string;
      avgDealSize: string;
      pipelineHealth: number;
    };
  };
  'public.products_of_session': {
    args: {};
    row: {
      id: string;
      slug: string;
      name: string;
      color: string;
      is_active: boolean;
      lead_sources: string[];
      settings: unknown;
      pipelines: unknown;
      is_chosen: boolean | null;
    };
  };
  'public.project_file': {
    args: { version: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.project_file_totals': {
    args: { projects: readonly string[] | null };
    row: { files: number; bytes: number };
  };
  'public.project_value': { args: { project: string | null }; value: string | null };
  'public.prove_privacy_request': { args: { id: string | null }; value: string };
  'public.put_client_member': {
    args: {
      organization: string | null;
      user: string | null;
      role: string | null;
      contact?: string | null | undefined;
    };
    value: undefined;
  };
  'public.put_list_view': {
    args: {
      id: string | null;
      list: string | null;
      name: string | null;
      query: string | null;
      since?: Date | string | null | undefined;
    };
    value: string;
  };
  'public.rate_as_client': {
    args: { rating: string | null; score: number | null; comment: string | null };
    value: string;
  };
  'public.rate_followed': {
    args: {
      token: string | null;
      ratingId: string | null;
      score: number | null;
      comment: string | null;
      agrees?: boolean | null | undefined;
    };
    value: string;
  };
  'public.rating_by_id': { args: { ratingId: string | null }; value: unknown };
  'public.ratings_count': {
    args: {
      score?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    value: number | null;
  };
  'public.ratings_page': {
    args: {
      score?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      ticket_id: string;
      number: number;
      title: string;
      score: number;
      comment: string | null;
      by_name: string | null;
      project: string;
      module: string | null;
      rated_at: Date;
      changed: boolean;
    };
  };
  'public.read_mentions': { args: { leadId?: string | null | undefined }; value: number };
  'public.read_rule_notices': { args: { ids: readonly string[] | null }; value: number | null };
  'public.read_ticket_mentions': { args: { ticketId: string | null }; value: number | null };
  'public.reckon_clocks': {
    args: {
      after?: string | null | undefined;
      limit?: number | null | undefined;
      first?: boolean | null | undefined;
    };
    value: string | null;
  };
  'public.reckon_ticket_clocks': {
    args: {
      after?: string | null | undefined;
      limit?: number | null | undefined;
      first?: boolean | null | undefined;
    };
    value: string | null;
  };
  'public.record_consent': {
    args: {
      subject: string | null;
      version: string | null;
      choice: string | null;
      functionality: boolean | null;
      analytics: boolean | null;
      marketing: boolean | null;
      counted: boolean | null;
      refusedByBrowser: boolean | null;
      locale: string | null;
    };
    value: boolean;
  };
  'public.record_counts': {
    args: { events: string | null; vitals: string | null };
    value: undefined;
  };
  'public.record_crash': {
    args: {
      fingerprint: string | null;
      origin: string | null;
      route: string | null;
      release: string | null;
      message: string | null;
      stack: string | null;
      requestIds?: readonly string[] | null | undefined;
      times?: number | null | undefined;
      mail?: boolean | null | undefined;
    };
    value: string | null;
  };
  'public.record_form_counts': { args: { counts: string | null }; value: undefined };
  'public.remove_lead_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_project_file': { args: { file: string | null }; value: undefined };
  'public.remove_task': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_ticket_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.renew_invitation': { args: { userId: string | null }; value: boolean | null };
  'public.reopen_deals_of_leads': {
    args: { leads: readonly string[] | null; act: string | null };
    value: number;
  };
  'public.reply_as_client': {
    args: {
      id: string | null;
      ticket: string | null;
      body: string | null;
      files?: string | null | undefined;
    };
    value: unknown;
  };
  'public.reply_in_ticket': {
    args: {
      id: string | null;
      ticketId: string | null;
      body: string | null;
      next?: string | null | undefined;
      files?: readonly string[] | null | undefined;
      seen?: Date | string | null | undefined;
    };
    value: boolean | null;
  };
  'public.reply_later': {
    args: {
      id: string | null;
      ticketId: string | null;
      body: string | null;
      next: string | null;
      sendAt: Date | string | null;
    };
    value: boolean | null;
  };
  'public.reply_to_feedback': {
    args: { token: string | null; body: string | null };
    value: string;
  };
  'public.reread_import': {
    args: {
      id: string | null;
      encoding: string | null;
      separator: string | null;
      header: readonly string[] | null;
      fingerprint: string | null;
      lines: number | null;
    };
    value: boolean;
  };
  'public.reset_second_factor': { args: { userId: string | null }; value: boolean };
  'public.restore_project_file': { args: { file: string | null }; value: undefined };
  'public.restore_roles': {
    args: { userId: string | null; granted: string | null; ended: readonly string[] | null };
    value: undefined;
  };
  'public.restore_settings': {
    args: { changeSet: string | null; anyway?: boolean | null | undefined };
    value: string;
  };
  'public.result_contacts_count': {
    args: { converted?: string | null | undefined };
    value: number | null;
  };
  'public.result_contacts_page': {
    args: {
      converted?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      source: string;
      created_at: Date;
    };
  };
  'public.result_deals_count': {
    args: {
      state?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      source?: string | null | undefined;
      campaign?: string | null | undefined;
      campaignless?: string | null | undefined;
      touched?: string | null | undefined;
      left?: string | null | undefined;
    };
    row: { deals: number; value: string };
  };
  'public.result_deals_page': {
    args: {
      state?: string | null | undefined;
      from?: string | null | undefined;
      to?: string | null | undefined;
      source?: string | null | undefined;
      campaign?: string | null | undefined;
      campaignless?: string | null | undefined;
      touched?: string | null | undefined;
      left?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      title: string;
      contact_id: string;
      contact_name: string | null;
      contact_email: string | null;
      company_name: string | null;
      value: string;
      pipeline_name: string;
      stage_name: string;
      state: string;
      source: string;
      campaign: string | null;
      lead_id: string | null;
      owner_name: string | null;
      created_at: Date;
      closed_at: Date | null;
      touched_at: Date;
    };
  };
  'public.result_stage_times': {
    args: { from: string | null; to: string | null; before: string | null };
    row: {
      pipeline: string;
      stage_id: string;
      stage: string;
      deals: number;
      days: string | null;
      deals_before: number;
      days_before: string | null;
    };
  };
  'public.result_totals': {
    args: { from: string | null; to: string | null; before: string | null };
    row: { period: string; won: number; lost: number; value: string; cycle_days: string | null };
  };
  'public.result_touched': { args: {}; row: { open: number; touched: number } };
  'public.result_won_by': {
    args: { by: string | null; from: string | null; to: string | null; before: string | null };
    row: {
      key: string | null;
      deals: number;
      value: string;
      deals_before: number;
      value_before: string;
    };
  };
  'public.resume_imports': { args: { still: string | null }; value: number };
  'public.resume_score_runs': { args: { still: string | null }; value: number };
  'public.revoke_invitation': { args: { id: string | null }; value: boolean | null };
  'public.roll_up_days': { args: { most?: number | null | undefined }; value: number };
  'public.run_automation': { args: { batch?: number | null | undefined }; value: number };
  'public.run_import_lines': { args: { id: string | null; most: number | null }; value: string };
  'public.save_company': {
    args: {
      id: string | null;
      revision: number | null;
      name: string | null;
      cnpj: string | null;
      site: string | null;
      city: string | null;
      state: string | null;
      ownerId: string | null;
      product?: string | null | undefined;
    };
    row: { id: string; revision: number };
  };
  'public.save_contact': {
    args: {
      id: string | null;
      revision: number | null;
      name: string | null;
      jobTitle: string | null;
      company: string | null;
      companyId: string | null;
      ownerId: string | null;
      points: string | null;
    };
    value: number | null;
  };
  'public.save_invoice': {
    args: {
      id: string | null;
      revision: number | null;
      invoice: string | null;
      file: string | null;
    };
    value: string | null;
  };
  'public.save_pix_key': {
    args: { kind: string | null; key: string | null; name: string | null; city: string | null };
    value: undefined;
  };
  'public.save_project': {
    args: {
      project: string | null;
      revision: number | null;
      name: string | null;
      startsOn: string | null;
      conductedBy: string | null;
      stages: string | null;
    };
    value: undefined;
  };
  'public.save_rating': {
    args: {
      ratingId: string | null;
      score: number | null;
      comment: string | null;
      agrees?: boolean | null | undefined;
    };
    value: string;
  };
  'public.say_writing': {
    args: { ticketId: string | null; writing: boolean | null };
    value: undefined;
  };
  'public.score_batch': {
    args: { run: string | null; leads?: number | null | undefined };
    value: string;
  };
  'public.score_changes': {
    args: { version: string | null; leads: readonly string[] | null };
    row: { lead_id: string; name: string; name_en: string | null; was: number; becomes: number };
  };
  'public.score_idea': {
    args: {
      id: string | null;
      revision: number | null;
      reach: number | null;
      impact: number | string | null;
      confidence: number | null;
      effort: number | string | null;
    };
    value: number | null;
  };
  'public.score_preview': {
    args: {
      version: string | null;
      behindAt: Date | string | null;
      behindId: string | null;
      leads?: number | null | undefined;
    };
    row: {
      id: string;
      protocol: string;
      person: string | null;
      created_at: Date;
      was: number | null;
      becomes: number | null;
    };
  };
  'public.search_project_files': {
    args: { projects: readonly string[] | null; words: string | null };
    row: { search_project_files: string | null };
  };
  'public.send_crm_message': {
    args: { id: string | null; message: string | null };
    value: unknown;
  };
  'public.send_mail_again': { args: { id: string | null }; value: string };
  'public.send_survey': {
    args: { id: string | null; projectId: string | null; seen: number | null };
    value: number;
  };
  'public.send_uploaded_version': {
    args: {
      upload: string | null;
      id: string | null;
      project: string | null;
      deliverable: string | null;
      title: string | null;
      position: number | null;
      file: string | null;
      link: string | null;
      changes: string | null;
      holds: boolean | null;
    };
    value: string | null;
  };
  'public.send_version': {
    args: {
      id: string | null;
      project: string | null;
      deliverable: string | null;
      title: string | null;
      position: number | null;
      file: string | null;
      link: string | null;
      changes: string | null;
      holds: boolean | null;
    };
    value: string | null;
  };
  'public.set_at_work': { args: { atWork: boolean | null }; value: Date | null };
  'public.set_company_active': {
    args: { id: string | null; active: boolean | null };
    value: undefined;
  };
  'public.set_deals_owner': {
    args: { ids: readonly string[] | null; owner: string | null };
    value: number;
  };
  'public.set_person_active': {
    args: { userId: string | null; active: boolean | null };
    value: undefined;
  };
  'public.set_project_state': {
    args: { project: string | null; state: string | null };
    value: undefined;
  };
  'public.set_role_permission': {
    args: {
      role: string | null;
      resource: string | null;
      action: string | null;
      allowed: boolean | null;
    };
    value: undefined;
  };
  'public.set_tasks_done': {
    args: { ids: readonly string[] | null; done: boolean | null };
    value: string[];
  };
  'public.show_invitation': { args: { userId: string | null }; value: boolean | null };
  'public.show_project': { args: { project: string | null }; value: undefined };
  'public.staff_names': {
    args: { ids: readonly string[] | null };
    row: { id: string; name: string };
  };
  'public.staff_resend_newsletter': { args: { subscriptionId: string | null }; value: string };
  'public.staff_unsubscribe_newsletter': { args: { subscriptionId: string | null }; value: string };
  'public.stage_figures': {
    args: {};
    row: {
      pipeline: string;
      stage_id: string;
      stage: string;
      chance: number;
      deals: number;
      value: string;
    };
  };
  'public.start_import': { args: { id: string | null }; value: boolean };
  'public.start_project': { args: { deal: string | null }; value: string };
  'public.submit_application': {
    args: {
      id: string | null;
      opening: string | null;
      openingTitle: string | null;
      name: string | null;
      email: string | null;
      message: string | null;
      phone?: string | null | undefined;
      phoneE164?: string | null | undefined;
      link?: string | null | undefined;
      locale?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      addressIdentifier?: string | null | undefined;
      marks?: readonly string[] | null | undefined;
      earlierId?: string | null | undefined;
    };
    row: { outcome: string; protocol: string | null };
  };
  'public.submit_feedback': {
    args: {
      id: string | null;
      tokenHash: string | null;
      projectKey: string | null;
      type: string | null;
      verbatim: string | null;
      moduleKey?: string | null | undefined;
      severity?: string | null | undefined;
      score?: number | null | undefined;
      persona?: string | null | undefined;
      channel?: string | null | undefined;
      context?: string | null | undefined;
      name?: string | null | undefined;
      email?: string | null | undefined;
      contactClaim?: string | null | undefined;
      userAgent?: string | null | undefined;
      locale?: string | null | undefined;
      attachments?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      addressIdentifier?: string | null | undefined;
      marks?: readonly string[] | null | undefined;
      earlierId?: string | null | undefined;
      secretHash?: string | null | undefined;
      uploadId?: string | null | undefined;
    };
    row: {
      outcome: string;
      entry_id: string | null;
      protocol: string | null;
      opened: boolean | null;
      missing: unknown;
    };
  };
  'public.submit_lead': {
    args: {
      id: string | null;
      formId: string | null;
      source: string | null;
      formData: string | null;
      sourcePage?: string | null | undefined;
      utmSource?: string | null | undefined;
      utmMedium?: string | null | undefined;
      utmCampaign?: string | null | undefined;
      userAgent?: string | null | undefined;
      locale?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      addressIdentifier?: string | null | undefined;
      phoneE164?: string | null | undefined;
      marks?: readonly string[] | null | undefined;
      earlierId?: string | null | undefined;
    };
    row: {
      outcome: string;
      protocol: string | null;
      status: string | null;
      review_reason: string | null;
    };
  };
  'public.submit_privacy_request': {
    args: {
      id: string | null;
      kind: string | null;
      email: string | null;
      name?: string | null | undefined;
      message?: string | null | undefined;
      locale?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      addressIdentifier?: string | null | undefined;
      marks?: readonly string[] | null | undefined;
      earlierId?: string | null | undefined;
    };
    row: { outcome: string; protocol: string | null };
  };
  'public.subscribe_newsletter': {
    args: {
      email: string | null;
      locale?: string | null | undefined;
      consentVersion?: string | null | undefined;
      sourcePage?: string | null | undefined;
      utmSource?: string | null | undefined;
      utmMedium?: string | null | undefined;
      utmCampaign?: string | null | undefined;
      userAgent?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      addressIdentifier?: string | null | undefined;
    };
    value: string;
  };
  'public.survey_of_invitation': { args: { invitationId: string | null }; value: unknown };
  'public.survey_of_mine': { args: { id: string | null }; value: unknown };
  'public.survey_preview': {
    args: { projectId: string | null };
    row: { asked: number; lately: number; closed: number; unasked: number };
  };
  'public.surveys_sent': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      project: string;
      created_at: Date;
      by_name: string | null;
      people: number;
      sent: number;
      failed: number;
      answered: number;
      promoters: number;
      passives: number;
      detractors: number;
    };
  };
  'public.tag_subject': {
    args: { subject: string | null; id: string | null; name: string | null };
    value: string | null;
  };
  'public.ticket_answer_times': {
    args: { days?: number | null | undefined };
    row: {
      priority: string | null;
      average_response_time: number;
      median_seconds: number | null;
      answers: number;
      in_time: number;
    };
  };
  'public.ticket_audience': {
    args: { ticketId: string | null };
    row: { name: string | null; email: string | null };
  };
  'public.ticket_client': { args: { ticket: string | null }; value: unknown };
  'public.ticket_clocks': {
    args: { ids: readonly string[] | null };
    row: {
      id: string;
      since: Date | null;
      turn: string | null;
      answer_due_at: Date | null;
      answer_target: number | null;
      answered_at: Date | null;
      answer_seconds: number | null;
      answer_left: number | null;
      solve_due_at: Date | null;
      solve_target: number | null;
      solve_seconds: number | null;
      solve_left: number | null;
      is_open: boolean;
      changes_at: Date | null;
      read_at: Date;
    };
  };
  'public.ticket_colleagues': {
    args: { projectId?: string | null | undefined };
    row: { id: string; name: string; email: string | null };
  };
  'public.ticket_facts': {
    args: { id: string | null };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      priority: string;
      waits_for: string | null;
      owner_id: string | null;
      owner_name: string | null;
      asks_name: string | null;
      asks_email: string | null;
      contact_id: string | null;
      company_id: string | null;
      company: string | null;
      product: string | null;
      project_id: string;
      project: string;
      module_id: string | null;
      module: string | null;
      locale: string;
      emptied: boolean;
      created_at: Date;
      last_public_at: Date;
      first_answered_at: Date | null;
      solved_at: Date | null;
      revision: number;
      merged_into: unknown;
      follows: unknown;
      others: unknown;
    };
  };
  'public.ticket_followed': { args: { token: string | null }; value: unknown };
  'public.ticket_thread': {
    args: { ticketId: string | null };
    row: {
      kind: string;
      id: string;
      at: Date;
      by_id: string | null;
      by_name: string | null;
      body: string | null;
      details: unknown;
    };
  };
  'public.ticket_writing': {
    args: { ticketId: string | null };
    row: { name: string; until: Date };
  };
  'public.tickets_by_state': {
    args: { most: number | null };
    row: { status: string | null; waits_for: string | null; tickets: number };
  };
  'public.tickets_continued_by_mail': {
    args: { mailId: string | null };
    row: { id: string; number: number; title: string };
  };
  'public.tickets_continued_by_ticket': {
    args: { ticketId: string | null };
    row: { id: string; number: number; title: string };
  };
  'public.tickets_count': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      waits?: string | null | undefined;
      priority?: string | null | undefined;
      owner?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      contact?: string | null | undefined;
      company?: string | null | undefined;
      due?: string | null | undefined;
    };
    value: number | null;
  };
  'public.tickets_late': { args: { most: number | null }; value: number };
  'public.tickets_page': {
    args: {
      text?: string | null | undefined;
      status?: string | null | undefined;
      waits?: string | null | undefined;
      priority?: string | null | undefined;
      owner?: string | null | undefined;
      project?: string | null | undefined;
      module?: string | null | undefined;
      contact?: string | null | undefined;
      company?: string | null | undefined;
      due?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
    };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      priority: string;
      waits_for: string | null;
      owner_id: string | null;
      owner_name: string | null;
      asks_name: string | null;
      asks_email: string | null;
      contact_id: string | null;
      company_id: string | null;
      company: string | null;
      product: string | null;
      project: string;
      module: string | null;
      entries: number;
      merged_into: string | null;
      emptied: boolean;
      created_at: Date;
      last_public_at: Date;
      revision: number;
    };
  };
  'public.tickets_waiting': {
    args: {
      limit: number | null;
      most?: number | null | undefined;
      others?: boolean | null | undefined;
    };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      asks: string | null;
      owner_id: string | null;
      owner_name: string | null;
      mine: boolean;
      since: Date;
      total: number;
    };
  };
  'public.transfer_of_expired_roles': { args: {}; value: number };
  'public.transfer_records': {
    args: { userId: string | null; way: string | null; to?: string | null | undefined };
    value: unknown;
  };
  'public.trust_address': {
    args: {
      about: string | null;
      id: string | null;
      email: string | null;
      trusted?: boolean | null | undefined;
    };
    value: boolean;
  };
  'public.undo_deal_move': {
    args: { deal: string | null; event: number | string | null };
    value: unknown;
  };
  'public.undo_deal_owners': {
    args: {
      act: string | null;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; went: boolean };
  };
  'public.undo_import': { args: { id: string | null }; value: boolean };
  'public.undo_import_lines': { args: { id: string | null; most: number | null }; value: string };
  'public.undo_lead_owners': {
    args: {
      act: string | null;
      after?: number | string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: number; subject: string; went: boolean };
  };
  'public.undo_message': { args: { id: string | null }; value: string };
  'public.undo_rule_run': { args: { run: string | null }; value: string };
  'public.undo_transfer': {
    args: { act: string | null; userId: string | null };
    value: number | null;
  };
  'public.unmerge_contacts': { args: { mergeId: string | null }; value: string | null };
  'public.unmerge_ticket': { args: { id: string | null }; value: undefined };
  'public.unpay_invoice': {
    args: { invoice: string | null; cause: string | null };
    value: undefined;
  };
  'public.unsubscribe_newsletter': {
    args: { subscriptionId: string | null; way?: string | null | undefined };
    value: string;
  };
  'public.untag_subject': {
    args: { subject: string | null; id: string | null; tag: string | null };
    value: boolean | null;
  };
  'public.use_color_preset': { args: { id: string | null }; value: unknown };
  'public.use_score_version': { args: { version: string | null }; value: string | null };
  'public.version_page': {
    args: { page: string | null };
    row: { storage_key: string; original_name: string; content_type: string; size: number };
  };
  'public.visit_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: { period: string; views: number; forms: number };
  };
  'public.withdraw_client_invitation': { args: { id: string | null }; value: boolean };
  'public.withheld_mails': {
    args: { subjectId: string | null };
    row: { kind: string | null; withheld_at: Date };
  };
  'public.won_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: { period: string; won: number; value: string };
  };
  'public.write_lead_note': {
    args: { id: string | null; leadId: string | null; body: string | null };
    value: undefined;
  };
  'public.write_project_comment': {
    args: { id: string | null; update: string | null; version: string | null; body: string | null };
    value: boolean;
  };
  'public.write_project_note': {
    args: { id: string | null; project: string | null; body: string | null };
    value: undefined;
  };
  'public.write_project_update': {
    args: { id: string | null; project: string | null; body: string | null };
    value: undefined;
  };
  'public.write_task': {
    args: {
      id: string | null;
      subject: string | null;
      subjectId: string | null;
      title: string | null;
      note: string | null;
      dueAt: Date | string | null;
      hasTime: boolean | null;
      ownerId: string | null;
      remindAt: Date | string | null;
    };
    value: undefined;
  };
  'public.write_ticket_note': {
    args: { id: string | null; ticketId: string | null; body: string | null };
    value: undefined;
  };
}

/** Columns that the functions' files say are never null. */
export const NOT_NULL: Readonly<Partial<Record<keyof SqlFunctions, readonly string[]>>> = {
  'private.accept_invitation': ['user_id'],
  'private.account_mail': ['email', 'name', 'locale', 'kind', 'user_id', 'sealed'],
  'private.admit_mail': ['*'],
  'private.answer_alert_for_mail': [
    'email',
    'locale',
    'lead_id',
    'protocol',
    'source',
    'due_at',
    'seconds',
  ],
  'private.answer_for_mail': ['id', 'sender', 'other_sender', 'body', 'files'],
  'private.approval_for_mail': [
    'email',
    'name',
    'locale',
    'project_id',
    'project',
    'title',
    'number',
    'is_client',
    'organization',
    'deliverable_id',
    'file_name',
    'size',
    'sha256',
    'receipt',
    'approved_at',
  ],
  'private.ask_for_mail': ['*'],
  'private.begin_upload': ['*'],
  'private.change_for_mail': [
    'email',
    'name',
    'locale',
    'project_id',
    'project',
    'title',
    'number',
    'organization',
    'body',
    'weight',
  ],
  'private.claim_set_up': ['*'],
  'private.client_notice_for_mail': ['user_id', 'kind', 'title', 'name', 'email', 'locale'],
  'private.decide_unproved_mail': ['*'],
  'private.device_generation': ['user_id', 'generation'],
  'private.digest_reader': ['email', 'locale'],
  'private.drop_upload': ['*'],
  'private.end_part': ['*'],
  'private.ending_relations': ['last_contact', 'erase_at'],
  'private.form_figures': ['*'],
  'private.has_superadmin': ['*'],
  'private.hold_mailbox': ['*'],
  'private.holidays_of': ['day', 'is_kept', 'yearly'],
  'private.ingest_mail': ['*'],
  'private.invitation_for_mail': ['survey_id', 'project', 'email', 'locale'],
  'private.invitation_view': [
    'email',
    'name',
    'locale',
    'revision',
    'state',
    'role',
    'organization',
    'sent_at',
    'expires_at',
  ],
  'private.invoice_for_mail': [
    'email',
    'name',
    'locale',
    'organization_id',
    'organization',
    'number',
    'description',
    'value',
    'due_on',
    'days',
  ],
  'private.is_client_of_ticket': ['*'],
  'private.is_mail_ingested': ['*'],
  'private.keep_version_page': ['*'],
  'private.live_streams_now': ['stream_id', 'displaced', 'permissions', 'owes_second_step'],
  'private.mail_ceiling_reached': ['*'],
  'private.mail_once_more': ['kind', 'again'],
  'private.may_in': ['*'],
  'private.may_send_account_mail': ['*'],
  'private.mention_for_mail': [
    'note_id',
    'user_id',
    'email',
    'locale',
    'lead_id',
    'protocol',
    'body',
  ],
  'private.message_for_mail': ['id', 'recipient', 'subject', 'body', 'locale'],
  'private.order_invoice_notices': ['*'],
  'private.owner_for_mail': [
    'email',
    'name',
    'locale',
    'organization_id',
    'organization',
    'owner_name',
    'owner_email',
  ],
  'private.parts_of_upload': ['storage_key'],
  'private.pix_key_for_mail': ['email', 'locale', 'key', 'name', 'city', 'set_at'],
  'private.rating_for_mail': ['ticket_id', 'number', 'title', 'email', 'locale'],
  'private.reserve_upload': ['*'],
  'private.rule_message': ['subject', 'subject_id', 'product', 'template'],
  'private.rule_notice_for_mail': ['email', 'locale', 'rule_id', 'rule_name', 'kind'],
  'private.send_due_replies': ['*'],
  'private.session_person': [
    'display_name',
    'email',
    'locale',
    'is_active',
    'permissions',
    'owes_second_step',
  ],
  'private.task_for_mail': [
    'user_id',
    'email',
    'locale',
    'title',
    'due_at',
    'has_time',
    'remind_at',
    'subject',
    'subject_id',
    'subject_name',
  ],
  'private.ticket_alerts_for_mail': [
    'email',
    'locale',
    'ticket_id',
    'number',
    'priority',
    'clock',
    'due_at',
    'seconds',
  ],
  'private.ticket_answer_for_mail': ['ticket_id', 'number', 'title', 'email', 'locale', 'body'],
  'private.ticket_mention_for_mail': [
    'note_id',
    'user_id',
    'email',
    'locale',
    'ticket_id',
    'number',
    'title',
    'body',
  ],
  'private.ticket_message_for_mail': [
    'message_id',
    'ticket_id',
    'number',
    'title',
    'body',
    'other_sender',
    'files',
  ],
  'private.ticket_receipt': ['id', 'number', 'title', 'email', 'locale', 'body'],
  'private.upload_now': ['project_id', 'name', 'size', 'received', 'begun_at', 'taken'],
  'private.uptime': ['since', 'covered', 'minutes'],
  'private.use_code': ['*'],
  'private.version_for_mail': [
    'email',
    'name',
    'locale',
    'project_id',
    'project',
    'title',
    'number',
    'organization',
    'deliverable_id',
    'file_name',
    'size',
    'sent_at',
    'holds',
  ],
  'private.version_to_draw': ['storage_key', 'file_name', 'content_type', 'size', 'first'],
  'private.waiting_mail_bytes': ['*'],
  'public.add_by_hand': ['what', 'id'],
  'public.add_client_contact': ['*'],
  'public.answer_figures': ['*'],
  'public.answer_my_survey': ['*'],
  'public.answer_survey': ['*'],
  'public.application_receipt': ['protocol'],
  'public.ask_for_change': ['*'],
  'public.ask_newsletter_again': ['*'],
  'public.bounced_addresses_of': ['email', 'closed', 'failures', 'reason', 'failed_at'],
  'public.cancel_import': ['*'],
  'public.change_client_member': ['*'],
  'public.check_import_lines': ['*'],
  'public.choose_product': ['*'],
  'public.claim_contacts': ['*'],
  'public.client_ticket_file': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.client_tickets': ['number', 'id', 'title', 'status', 'created_at', 'last_at'],
  'public.client_tickets_waiting': ['number', 'id', 'title', 'organization', 'at'],
  'public.companies_page': [
    'id',
    'name',
    'products',
    'is_active',
    'people',
    'open_deals',
    'open_value',
    'created_at',
  ],
  'public.company_timeline': ['id', 'at', 'subject', 'subject_id', 'kind', 'group_kind', 'fields'],
  'public.confirm_newsletter': ['*'],
  'public.contact_merges_of': ['id', 'merged_at'],
  'public.contact_newsletter': [
    'id',
    'email',
    'status',
    'undeliverable',
    'asked_at',
    'consent_version',
    'consent_locale',
  ],
  'public.contact_pairs_page': ['id', 'one_id', 'other_id', 'reasons', 'sure', 'apart', 'came_at'],
  'public.contact_retained_until': ['last_contact', 'contract', 'served', 'beyond'],
  'public.contact_surveys': ['email', 'is_main'],
  'public.contact_timeline': ['key', 'at', 'kind'],
  'public.contacts_page': ['id', 'source', 'products', 'open_deals', 'open_value', 'created_at'],
  'public.counted_leads_page': ['id', 'protocol', 'source', 'status', 'created_at'],
  'public.counted_subscriptions_page': ['*'],
  'public.counted_tickets_page': ['id', 'number', 'title', 'status', 'project', 'at'],
  'public.crm_messages_of': ['id', 'channel', 'direction', 'at', 'mine', 'files'],
  'public.crm_owners': ['id', 'name'],
  'public.deal_events': ['id', 'kind', 'undo', 'recovered', 'at'],
  'public.deals_as_of': ['id', 'deals', 'value'],
  'public.deals_board': ['id', 'deals', 'value'],
  'public.deals_count': ['deals', 'value', 'weighted'],
  'public.deals_forecast': ['month', 'stage_id', 'deals', 'value', 'weighted'],
  'public.deals_in_stage': [
    'id',
    'title',
    'contact_id',
    'value',
    'pipeline_id',
    'stage_id',
    'stage_name',
    'state',
    'stage_since',
    'created_at',
    'source',
    'revision',
    'idle_days',
    'stalled',
  ],
  'public.deals_in_stage_as_of': ['span', 'id', 'value'],
  'public.deals_open_with_leads': ['*'],
  'public.deals_page': [
    'id',
    'title',
    'contact_id',
    'value',
    'pipeline_id',
    'stage_id',
    'stage_name',
    'state',
    'stage_since',
    'created_at',
    'source',
    'revision',
    'idle_days',
    'stalled',
  ],
  'public.deliverable_file': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.desk_backlog': ['*'],
  'public.desk_days': ['*'],
  'public.desk_parts': [
    'project_id',
    'project',
    'entries',
    'bugs',
    'ideas',
    'questions',
    'srs_answers',
    'srs_sum',
    'nps_promoters',
    'nps_passives',
    'nps_detractors',
    'csat_answers',
    'csat_sum',
    'csat_good',
    'ratings',
    'ratings_sum',
    'ratings_good',
    'tickets_opened',
    'tickets_answered',
    'tickets_solved',
    'tickets_merged',
  ],
  'public.desk_times': ['answered', 'solved'],
  'public.discard_waiting_mail': ['*'],
  'public.drop_later_reply': ['*'],
  'public.drop_score_draft': ['*'],
  'public.duplicate_candidates': ['id', 'source', 'reasons', 'sure', 'leads', 'deals'],
  'public.edit_deal': ['*'],
  'public.event_funnel': ['*'],
  'public.feedback_by_status': ['status', 'entries'],
  'public.feedback_file': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.feedback_history': ['from_status', 'to_status', 'changed_at', 'by_name'],
  'public.feedback_in_use': ['*'],
  'public.feedback_page': [
    'id',
    'protocol',
    'project',
    'type',
    'severity',
    'status',
    'verbatim',
    'files',
    'created_at',
  ],
  'public.feedback_projects_to_read': ['id', 'name', 'is_active'],
  'public.feedback_thread': ['id', 'author', 'is_internal', 'body', 'created_at'],
  'public.get_newsletter_stats': [
    'total_count',
    'active_count',
    'pending_count',
    'unsubscribed_count',
  ],
  'public.give_leads': ['id'],
  'public.give_tasks': ['id'],
  'public.give_waiting_leads': ['*'],
  'public.idea_places': ['project_id', 'project'],
  'public.ideas_by_status': ['status', 'entries'],
  'public.ideas_like': ['id', 'protocol', 'verbatim', 'status', 'voices'],
  'public.ideas_page': ['id', 'protocol', 'project', 'status', 'voices', 'verbatim', 'created_at'],
  'public.invite_person_in': ['*'],
  'public.invite_to_client': ['*'],
  'public.invoice_clients': ['id', 'name'],
  'public.invoice_file': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.invoices_page': [
    'id',
    'number',
    'client_id',
    'client',
    'description',
    'value',
    'due_on',
    'state',
    'overdue',
    'created_at',
  ],
  'public.invoices_sums': ['open', 'paid', 'overdue', 'total', 'many'],
  'public.issue_invoice_to': ['*'],
  'public.known_contact': ['id', 'by_what'],
  'public.lead_clocks': ['id', 'arrived_at', 'is_open', 'read_at'],
  'public.lead_figures': ['*'],
  'public.lead_history': ['from_status', 'to_status', 'changed_at'],
  'public.lead_mails': ['id', 'kind', 'state', 'tried_at'],
  'public.lead_mentionables': ['id', 'name'],
  'public.lead_notes_of': ['id', 'body', 'mine', 'is_new', 'created_at'],
  'public.lead_owner_events': ['id', 'kind', 'at'],
  'public.lead_owners': ['id', 'name'],
  'public.lead_receipt': ['protocol', 'redirect_to_whatsapp'],
  'public.lead_score_of': ['rule_id', 'name', 'kind', 'points', 'earned'],
  'public.leads_by_place': ['status', 'leads'],
  'public.leads_page': ['id', 'protocol', 'source', 'status', 'created_at'],
  'public.leads_waiting': ['id', 'source', 'status', 'mine'],
  'public.leads_waiting_count': ['waiting', 'late'],
  'public.leave_client_notice': ['*'],
  'public.leave_surveys': ['*'],
  'public.look_for_rule_moments': ['*'],
  'public.lose_deals_of_leads': ['*'],
  'public.mailbox_state': ['limited'],
  'public.make_deal': ['*'],
  'public.make_project_folder': ['*'],
  'public.make_tag': ['*'],
  'public.map_import': ['*'],
  'public.mentions_page': ['id', 'subject', 'subject_name', 'body', 'named', 'created_at'],
  'public.merge_contacts': ['*'],
  'public.move_deal': ['*'],
  'public.my_open_surveys': ['id', 'project', 'answered'],
  'public.my_waiting_leads': ['id', 'name', 'is_mine', 'due_at', 'total'],
  'public.names_of': ['user_id', 'name'],
  'public.newsletter_figures': ['*'],
  'public.newsletter_history': ['period', 'asked', 'confirmed', 'unsubscribed'],
  'public.newsletter_link_state': ['state', 'locale'],
  'public.newsletter_page': ['id', 'email', 'status', 'locale', 'created_at', 'asked_at'],
  'public.newsletter_proof': [
    'id',
    'kind',
    'way',
    'consent_version',
    'consent_locale',
    'happened_at',
  ],
  'public.newsletter_sources': ['source_page'],
  'public.newsletter_subscription': [
    'id',
    'email',
    'status',
    'locale',
    'created_at',
    'consent_version',
    'consent_locale',
    'asked_at',
  ],
  'public.newsletter_totals': ['active', 'pending'],
  'public.notices_waiting': ['*'],
  'public.notify_authors': ['*'],
  'public.nps_figures': ['*'],
  'public.open_client_ticket': ['*'],
  'public.open_value_on': ['*'],
  'public.order_answer_alerts': ['*'],
  'public.order_client_digests': ['*'],
  'public.order_digests': ['*'],
  'public.order_task_reminders': ['*'],
  'public.order_waiting_leads': ['*'],
  'public.organizations_of_member': ['id', 'name', 'role'],
  'public.owned_by': ['leads', 'deals', 'tasks', 'contacts'],
  'public.page_speeds': ['route', 'metric', 'samples', 'p75'],
  'public.part_feedback': ['*'],
  'public.pay_invoice': ['*'],
  'public.people_page': [
    'user_id',
    'display_name',
    'email',
    'is_active',
    'confirmed',
    'has_password',
    'two_factor',
    'created_at',
  ],
  'public.person_sign_in': ['confirmed', 'has_password', 'two_factor', 'passkeys'],
  'public.personal_copy': ['table_name'],
  'public.pin_comment': ['*'],
  'public.pipelines_in_use': ['pipeline_id', 'stage_id', 'deals', 'past'],
  'public.portfolio_choices': ['kind', 'id', 'name'],
  'public.portfolio_counts': ['health', 'projects'],
  'public.portfolio_page': [
    'id',
    'name',
    'client_id',
    'client',
    'shown',
    'starts_on',
    'today',
    'created_at',
  ],
  'public.preview_rule': ['total', 'subject_id', 'at'],
  'public.privacy_findings': ['table_name', 'found'],
  'public.product_metrics': [
    'totalLeads',
    'conversionRate',
    'activeDeals',
    'totalValue',
    'avgDealSize',
    'pipelineHealth',
  ],
  'public.products_of_session': ['id', 'slug', 'name', 'color', 'is_active', 'lead_sources'],
  'public.project_file': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.project_file_totals': ['files', 'bytes'],
  'public.prove_privacy_request': ['*'],
  'public.put_list_view': ['*'],
  'public.rate_as_client': ['*'],
  'public.rate_followed': ['*'],
  'public.ratings_page': [
    'id',
    'ticket_id',
    'number',
    'title',
    'score',
    'project',
    'rated_at',
    'changed',
  ],
  'public.read_mentions': ['*'],
  'public.record_consent': ['*'],
  'public.reopen_deals_of_leads': ['*'],
  'public.reply_to_feedback': ['*'],
  'public.reread_import': ['*'],
  'public.reset_second_factor': ['*'],
  'public.restore_settings': ['*'],
  'public.result_contacts_page': ['id', 'source', 'created_at'],
  'public.result_deals_count': ['deals', 'value'],
  'public.result_deals_page': [
    'id',
    'title',
    'contact_id',
    'value',
    'pipeline_name',
    'stage_name',
    'state',
    'source',
    'created_at',
    'touched_at',
  ],
  'public.result_stage_times': ['pipeline', 'stage_id', 'stage', 'deals', 'deals_before'],
  'public.result_totals': ['period', 'won', 'lost', 'value'],
  'public.result_touched': ['open', 'touched'],
  'public.result_won_by': ['deals', 'value', 'deals_before', 'value_before'],
  'public.resume_imports': ['*'],
  'public.resume_score_runs': ['*'],
  'public.roll_up_days': ['*'],
  'public.run_automation': ['*'],
  'public.run_import_lines': ['*'],
  'public.save_company': ['id', 'revision'],
  'public.save_rating': ['*'],
  'public.score_batch': ['*'],
  'public.score_changes': ['lead_id', 'name', 'was', 'becomes'],
  'public.score_preview': ['id', 'protocol', 'created_at'],
  'public.send_mail_again': ['*'],
  'public.send_survey': ['*'],
  'public.set_deals_owner': ['*'],
  'public.set_tasks_done': ['*'],
  'public.staff_names': ['id', 'name'],
  'public.staff_resend_newsletter': ['*'],
  'public.staff_unsubscribe_newsletter': ['*'],
  'public.stage_figures': ['pipeline', 'stage_id', 'stage', 'chance', 'deals', 'value'],
  'public.start_import': ['*'],
  'public.start_project': ['*'],
  'public.submit_application': ['outcome'],
  'public.submit_feedback': ['outcome'],
  'public.submit_lead': ['outcome'],
  'public.submit_privacy_request': ['outcome'],
  'public.subscribe_newsletter': ['*'],
  'public.survey_preview': ['closed', 'asked', 'lately', 'unasked'],
  'public.surveys_sent': [
    'id',
    'project',
    'failed',
    'sent',
    'people',
    'answered',
    'promoters',
    'passives',
    'detractors',
    'created_at',
  ],
  'public.ticket_answer_times': ['average_response_time', 'answers', 'in_time'],
  'public.ticket_clocks': ['id', 'is_open', 'read_at'],
  'public.ticket_colleagues': ['id', 'name'],
  'public.ticket_facts': [
    'id',
    'number',
    'title',
    'status',
    'priority',
    'project_id',
    'project',
    'locale',
    'emptied',
    'created_at',
    'last_public_at',
    'revision',
  ],
  'public.ticket_thread': ['kind', 'id', 'at'],
  'public.ticket_writing': ['name', 'until'],
  'public.tickets_by_state': ['tickets'],
  'public.tickets_continued_by_mail': ['id', 'number', 'title'],
  'public.tickets_continued_by_ticket': ['id', 'number', 'title'],
  'public.tickets_late': ['*'],
  'public.tickets_page': [
    'id',
    'number',
    'title',
    'status',
    'priority',
    'project',
    'entries',
    'emptied',
    'created_at',
    'last_public_at',
    'revision',
  ],
  'public.tickets_waiting': ['id', 'number', 'title', 'since', 'total', 'status', 'mine'],
  'public.transfer_of_expired_roles': ['*'],
  'public.trust_address': ['*'],
  'public.undo_deal_move': ['*'],
  'public.undo_deal_owners': ['id', 'went'],
  'public.undo_import': ['*'],
  'public.undo_import_lines': ['*'],
  'public.undo_lead_owners': ['id', 'subject', 'went'],
  'public.undo_message': ['*'],
  'public.undo_rule_run': ['*'],
  'public.unsubscribe_newsletter': ['*'],
  'public.version_page': ['storage_key', 'original_name', 'content_type', 'size'],
  'public.visit_figures': ['*'],
  'public.withdraw_client_invitation': ['*'],
  'public.withheld_mails': ['withheld_at'],
  'public.won_figures': ['*'],
  'public.write_project_comment': ['*'],
};
