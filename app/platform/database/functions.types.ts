// Written by: npm run db:types

/** SQL functions that TypeScript calls: arguments without their `p_`, and the row or value that comes back. */
export interface SqlFunctions {
  'private.accept_invitation': {
    args: { id: string | null; revision: number | null };
    row: { userId: string; projectId: string | null; proved: boolean | null };
  };
  'private.account_mail': {
    args: { mailId: string | null };
    row: {
      userId: string;
      email: string;
      name: string;
      locale: string;
      kind: string;
      sealed: string;
    };
  };
  'private.account_mail_sent': { args: { mailId: string | null }; value: undefined };
  'private.address_closed': { args: { email: string | null }; value: string | null };
  'private.address_of_name': { args: { name: string | null }; value: string | null };
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
      userId: string | null;
      email: string;
      locale: string;
      leadId: string;
      protocol: string;
      service: string | null;
      source: string;
      dueAt: Date;
      seconds: number;
    };
  };
  'private.answer_for_mail': {
    args: { id: string | null };
    row: {
      id: string;
      sender: string;
      otherSender: boolean;
      subject: string | null;
      body: string;
      contactName: string | null;
      about: string | null;
      aboutId: string | null;
      ownerEmail: string | null;
      ownerLocale: string | null;
      files: number;
    };
  };
  'private.approval_for_mail': {
    args: { approval: string | null; user: string | null };
    row: {
      email: string;
      name: string;
      locale: string;
      isClient: boolean;
      organization: string;
      projectId: string;
      project: string;
      deliverableId: string;
      title: string;
      number: number;
      fileName: string;
      size: number;
      sha256: string;
      receipt: string;
      approvedBy: string | null;
      approvedAt: Date;
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
  'private.audit_export_state': {
    args: {};
    row: { lastNumber: number; lastHash: string; waitingSince: Date | null };
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
      projectId: string;
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
  'private.claim_audit_lines': {
    args: { holder: string | null; seconds: number | null; limit: number | null };
    row: { lastNumber: number; lastHash: string; seq: number; entry: unknown };
  };
  'private.claim_set_up': { args: { userId: string | null; made: boolean | null }; value: boolean };
  'private.claim_webhook_delivery': {
    args: { id: string | null; job: string | null };
    row: {
      messageId: string;
      url: string;
      secretSealed: string;
      previousSecretSealed: string | null;
      event: string;
      data: unknown;
      happenedAt: Date;
    };
  };
  'private.client_digest': { args: { user: string | null; day: string | null }; value: unknown };
  'private.client_notice_delivery': {
    args: { user: string | null; kind: string | null };
    value: string | null;
  };
  'private.client_notice_for_mail': {
    args: { id: string | null };
    row: {
      userId: string;
      kind: string;
      title: string;
      record: unknown;
      organization: string | null;
      name: string;
      email: string;
      locale: string;
    };
  };
  'private.close_live_stream': { args: { stream: string | null }; value: undefined };
  'private.colleague_name': { args: { userId: string | null }; value: string | null };
  'private.company_key': { args: { name: string | null }; value: string | null };
  'private.confirm_version_page': {
    args: { key: string | null; size: number | null; sha256: string | null };
    value: boolean;
  };
  'private.count_rest_call': {
    args: { caller: string | null; kind: string | null };
    value: boolean;
  };
  'private.crm_mention_for_mail': {
    args: { mentionId: string | null };
    row: {
      noteId: string;
      userId: string;
      email: string;
      locale: string;
      byName: string | null;
      subject: string;
      subjectId: string;
      subjectName: string;
      body: string;
      named: unknown;
    };
  };
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
    row: { userId: string; generation: number };
  };
  'private.digest_reader': {
    args: { user: string | null; day: string | null };
    row: { email: string; locale: string };
  };
  'private.drop_upload': { args: { id: string | null; user: string | null }; value: boolean };
  'private.end_audit_export': { args: {}; value: undefined };
  'private.end_backup': {
    args: {
      id: string | null;
      error: string | null;
      file?: string | null | undefined;
      bytes?: number | string | null | undefined;
    };
    value: undefined;
  };
  'private.end_outage': { args: { outageId: string | null }; value: undefined };
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
  'private.end_webhook_delivery': {
    args: { id: string | null; status: number | null; error: string | null };
    value: undefined;
  };
  'private.ending_relations': {
    args: { until: Date | string | null };
    row: { contactId: string | null; leadId: string | null; lastContact: Date; eraseAt: Date };
  };
  'private.enter_api': {
    args: { hash: Buffer | null; network: string | null };
    row: {
      outcome: string;
      keyId: string | null;
      ownerId: string | null;
      product: string | null;
      scopes: string[] | null;
      quota: number;
      remaining: number;
      resetsIn: number;
    };
  };
  'private.enter_by_issuer': {
    args: {
      issuerId: string | null;
      subject: string | null;
      email: string | null;
      name: string | null;
      locale: string | null;
      values: readonly string[] | null;
      confirms?: string | null | undefined;
    };
    row: { outcome: string | null; userId: string | null; twoFactor: boolean | null };
  };
  'private.feedback_may_move': {
    args: { from: string | null; to: string | null };
    value: boolean | null;
  };
  'private.field_value_json': { args: { value: string | null }; value: unknown };
  'private.fill_entry_words': { args: { most: number | null }; value: number | null };
  'private.fill_lead_owners': { args: { most: number | null }; value: number | null };
  'private.filter_values': { args: { list: string | null }; value: string[] | null };
  'private.folded': { args: { text: string | null }; value: string | null };
  'private.forget_devices': { args: { userId: string | null }; value: undefined };
  'private.forget_webhook_deliveries': { args: {}; value: number };
  'private.forgive_tries': {
    args: { account: string | null; network: string | null; pair: string | null };
    value: undefined;
  };
  'private.form_drop_off': {
    args: { formId: string | null; days: number | null };
    row: { part: string; reached: number };
  };
  'private.form_figures': {
    args: { days: number | null };
    row: { formId: string; views: number; starts: number; completions: number };
  };
  'private.has_superadmin': { args: {}; value: boolean };
  'private.holidays_of': {
    args: { year: number | null };
    row: {
      day: string;
      code: string | null;
      own: string | null;
      isKept: boolean;
      spans: unknown;
      yearly: boolean;
    };
  };
  'private.in_every_product': {
    args: { resource: string | null; action: string | null };
    value: boolean | null;
  };
  'private.ingest_mail': { args: { mail: string | null }; value: string };
  'private.invitation_for_mail': {
    args: { id: string | null };
    row: { surveyId: string; project: string; email: string; locale: string };
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
      projectId: string | null;
      project: string | null;
      inviter: string | null;
      sentAt: Date;
      expiresAt: Date;
    };
  };
  'private.invoice_for_mail': {
    args: { invoice: string | null; user: string | null; overdue: boolean | null };
    row: {
      email: string;
      name: string;
      locale: string;
      organizationId: string;
      organization: string;
      number: string;
      description: string;
      value: string;
      dueOn: string;
      days: number;
    };
  };
  'private.is_client_of_ticket': {
    args: { ticket: string | null; email: string | null };
    value: boolean;
  };
  'private.is_last_break_glass_owner': { args: { userId: string | null }; value: boolean };
  'private.is_leave_file_named': { args: { key: string | null }; value: boolean };
  'private.is_mail_ingested': {
    args: {
      mailbox: string | null;
      uidValidity: number | string | null;
      uid: number | string | null;
      key: string | null;
    };
    value: boolean;
  };
  'private.is_picture_named': { args: { picture: string | null }; value: boolean };
  'private.issuer_of_email': {
    args: { email: string | null };
    row: { id: string; name: string; isRequired: boolean };
  };
  'private.landing_figures': {
    args: { days: number | null; slug?: string | null | undefined };
    row: { slug: string; visits: number; leads: number };
  };
  'private.latest_backups': { args: {}; value: unknown };
  'private.latest_outage': {
    args: { id?: string | null | undefined };
    row: {
      id: string;
      beganAt: Date;
      endedAt: Date | null;
      received: number;
      stored: number;
      setAside: number;
    };
  };
  'private.lead_for_mail': {
    args: { id: string | null };
    row: {
      id: string;
      source: string;
      protocol: string;
      locale: string;
      createdAt: Date;
      sourcePage: string | null;
      reviewReason: string | null;
      utmSource: string | null;
      utmMedium: string | null;
      utmCampaign: string | null;
      formData: unknown;
      formSnapshot: unknown;
      estimate: unknown;
      promisedAt: Date | null;
    };
  };
  'private.lead_may_move': {
    args: { from: string | null; to: string | null };
    value: boolean | null;
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
      streams: string[];
      displaced: string[];
      userId: string | null;
      role: string | null;
      permissions: string[];
      lacksSecondStep: boolean;
    };
  };
  'private.lock_mailbox': {
    args: { mailbox: string | null; holder: string | null; seconds: number | null };
    value: boolean;
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
  'private.mail_job_to_repeat': {
    args: { id: string | null };
    row: { kind: string; payload: unknown; again: number };
  };
  'private.mask_secrets': { args: { text: string | null }; value: string | null };
  'private.may_confirm_by_password': { args: { userId: string | null }; value: boolean };
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
      noteId: string;
      userId: string;
      email: string;
      locale: string;
      byName: string | null;
      leadId: string;
      leadName: string | null;
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
      productEmail: string | null;
      author: string | null;
      files: unknown;
    };
  };
  'private.must_use_issuer': { args: { userId: string | null }; value: boolean };
  'private.name_of_reason': {
    args: { kind: string | null; slug: string | null };
    value: string | null;
  };
  'private.note_audit_lines': {
    args: {
      holder: string | null;
      from: number | string | null;
      number: number | string | null;
      hash: string | null;
      seqs: readonly (number | string)[] | null;
    };
    value: undefined;
  };
  'private.note_backup': {
    args: { id: string | null; rows: number | string | null; files: number | null };
    value: undefined;
  };
  'private.note_invitation': {
    args: { id: string | null; failed: string | null };
    value: undefined;
  };
  'private.note_mailbox': {
    args: { mailbox: string | null; problem: string | null };
    value: undefined;
  };
  'private.note_system_alerts': {
    args: {
      source: string | null;
      known: readonly string[] | null;
      wrong: readonly string[] | null;
    };
    value: number;
  };
  'private.notice_record': { args: { kind: string | null; id: string | null }; value: unknown };
  'private.open_live_stream': {
    args: { stream: string | null; session: string | null; most: number | null };
    value: boolean | null;
  };
  'private.order_backup': { args: { kind: string | null }; value: string };
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
      organizationId: string;
      organization: string;
      ownerName: string;
      ownerEmail: string;
      addedBy: string | null;
    };
  };
  'private.parts_of_upload': {
    args: { id: string | null; user: string | null };
    row: { storageKey: string; size: number | null };
  };
  'private.pix_key_for_mail': {
    args: { id: number | string | null; user: string | null };
    row: {
      email: string;
      locale: string;
      changedBy: string | null;
      kind: string | null;
      key: string;
      name: string;
      city: string;
      setAt: Date;
    };
  };
  'private.pix_receiver': { args: { text: string | null }; value: string | null };
  'private.place_of_lead': {
    args: { status: string | null; reviewReason: string | null; clearedAt: Date | string | null };
    value: number | null;
  };
  'private.point_key': {
    args: { kind: string | null; value: string | null };
    value: string | null;
  };
  'private.probe_write': { args: {}; value: undefined };
  'private.products_in': {
    args: { resource: string | null; action: string | null };
    value: string[] | null;
  };
  'private.project_mention_for_mail': {
    args: { mentionId: string | null };
    row: {
      noteId: string;
      userId: string;
      email: string;
      locale: string;
      byName: string | null;
      projectId: string;
      projectName: string;
      body: string;
      named: unknown;
    };
  };
  'private.promised_minutes': { args: {}; row: { source: string; minutes: number } };
  'private.promised_spans': {
    args: { until: Date | string | null };
    row: { opens: Date; closes: Date };
  };
  'private.put_setting': { args: { table: string | null; row: string | null }; value: undefined };
  'private.queue_account_mail': {
    args: { userId: string | null; kind: string | null; sealed: string | null };
    value: string | null;
  };
  'private.queue_due_backup': { args: {}; value: number };
  'private.rating_for_mail': {
    args: { ratingId: string | null };
    row: {
      ticketId: string;
      number: number;
      title: string;
      entryId: string | null;
      email: string;
      locale: string;
    };
  };
  'private.read_backup': {
    args: { id: string | null };
    row: {
      id: string;
      kind: string;
      beganAt: Date;
      endedAt: Date | null;
      file: string | null;
      bytes: number | null;
      rowCount: number;
      fileCount: number;
      error: string | null;
    };
  };
  'private.record_backup': {
    args: {
      kind: string | null;
      beganAt: Date | string | null;
      file: string | null;
      bytes: number | string | null;
      rows: number | string | null;
      files: number | null;
      error: string | null;
    };
    value: undefined;
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
      messageId?: string | null | undefined;
    };
    value: boolean | null;
  };
  'private.record_spool': {
    args: {
      outageId: string | null;
      beganAt: Date | string | null;
      name: string | null;
      received: number | null;
      stored: number | null;
      setAside: number | null;
    };
    value: undefined;
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
    row: { subject: string; subjectId: string; product: string; template: string; facts: unknown };
  };
  'private.rule_notice_for_mail': {
    args: { id: string | null };
    row: {
      email: string;
      locale: string;
      kind: string;
      ruleId: string;
      ruleName: string;
      subject: string | null;
      subjectId: string | null;
      subjectName: string | null;
    };
  };
  'private.save_rule_message': {
    args: { run: string | null; act: number | null; message: string | null };
    value: undefined;
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
    args: { userId: string | null; issuerSecondStep?: boolean | null | undefined };
    row: {
      displayName: string;
      email: string;
      locale: string;
      isActive: boolean;
      role: string | null;
      permissions: string[];
      lacksSecondStep: boolean;
    };
  };
  'private.setting_as_recorded': {
    args: { table: string | null; id: string | null };
    value: unknown;
  };
  'private.setting_label': { args: { row: string | null }; value: string | null };
  'private.settle_rule_mail': {
    args: { run: string | null; act: number | null; outcome: string | null };
    value: undefined;
  };
  'private.site_tables': { args: {}; value: string[] | null };
  'private.special_days': {
    args: { from: string | null; to: string | null };
    row: { day: string | null; spans: unknown };
  };
  'private.start_audit_export': { args: {}; value: undefined };
  'private.start_of_day': { args: { day: string | null }; value: Date | null };
  'private.stored_mail_servers': {
    args: {};
    row: {
      part: string;
      host: string | null;
      port: number | null;
      security: string | null;
      login: string | null;
      passwordSealed: string | null;
      address: string | null;
    };
  };
  'private.system_alert_reader': {
    args: { userId: string | null };
    row: { email: string; locale: string };
  };
  'private.system_figures': {
    args: {};
    row: {
      leadsWaiting: number;
      leadWaitingSince: Date | null;
      leadsLate: number;
      ticketsLate: number;
      mailsWaiting: number;
      mailsFailed: number;
      databaseBytes: number;
      engine: string;
      lastMigration: string | null;
    };
  };
  'private.task_for_mail': {
    args: { taskId: string | null };
    row: {
      userId: string;
      email: string;
      locale: string;
      title: string;
      note: string | null;
      dueAt: Date;
      hasTime: boolean;
      remindAt: Date;
      subject: string;
      subjectId: string;
      subjectName: string;
    };
  };
  'private.ticket_alerts_for_mail': {
    args: { mailId: string | null };
    row: {
      userId: string | null;
      email: string;
      locale: string;
      ticketId: string;
      number: number;
      priority: string;
      clock: string;
      dueAt: Date;
      seconds: number;
    };
  };
  'private.ticket_answer_for_mail': {
    args: { messageId: string | null; entryId: string | null; asksIn: string | null };
    row: {
      ticketId: string;
      number: number;
      title: string;
      protocol: string | null;
      entryId: string | null;
      asksIn: string | null;
      name: string | null;
      email: string;
      locale: string;
      body: string;
      byName: string | null;
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
      noteId: string;
      userId: string;
      email: string;
      locale: string;
      byName: string | null;
      ticketId: string | null;
      number: number | null;
      entryId: string | null;
      reference: string | null;
      title: string;
      body: string;
      named: unknown;
    };
  };
  'private.ticket_message_for_mail': {
    args: { messageId: string | null };
    row: {
      messageId: string;
      ticketId: string;
      number: number;
      title: string;
      name: string | null;
      email: string | null;
      body: string;
      otherSender: boolean;
      files: number;
      ownerEmail: string | null;
      ownerLocale: string | null;
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
  'private.typed_number': { args: { text: string | null }; value: string | null };
  'private.uid': { args: {}; value: string | null };
  'private.undo_try': { args: { identifier: string | null }; value: undefined };
  'private.unlock_mailbox': {
    args: { mailbox: string | null; holder: string | null };
    value: undefined;
  };
  'private.upload_now': {
    args: { id: string | null; user: string | null };
    row: {
      projectId: string;
      name: string;
      size: number;
      received: number;
      begunAt: Date;
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
      projectId: string;
      project: string;
      deliverableId: string;
      title: string;
      number: number;
      fileName: string;
      size: number;
      sender: string | null;
      sentAt: Date;
      holds: boolean;
    };
  };
  'private.version_to_draw': {
    args: { version: string | null };
    row: { storageKey: string; fileName: string; contentType: string; size: number; first: number };
  };
  'private.waiting_mail_bytes': { args: {}; value: number };
  'private.webhook_for_mail': {
    args: { id: string | null };
    row: {
      name: string;
      url: string;
      email: string;
      locale: string;
      answerStatus: number | null;
      error: string | null;
    };
  };
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
      whatsapp?: string | null | undefined;
    };
    row: { what: string; id: string; contactId: string | null };
  };
  'public.add_client_contact': {
    args: { deal: string | null; contact: string | null; role: string | null };
    value: string;
  };
  'public.add_contact_note': {
    args: { contactId: string | null; kind: string | null; body: string | null };
    value: undefined;
  };
  'public.add_feedback_entry': {
    args: {
      id: string | null;
      projectId: string | null;
      type: string | null;
      text: string | null;
      tokenHash: string | null;
      severity?: string | null | undefined;
      score?: number | null | undefined;
      name?: string | null | undefined;
      email?: string | null | undefined;
      locale?: string | null | undefined;
    };
    value: string | null;
  };
  'public.answer_figures': {
    args: {
      from: string | null;
      to: string | null;
      wasFrom?: string | null | undefined;
      wasTo?: string | null | undefined;
    };
    row: { period: string; target: number; inTarget: boolean; minutes: number; answers: number };
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
  'public.assign_contacts': { args: { places: string | null }; value: number | null };
  'public.assign_leads': {
    args: { ids: readonly string[] | null; owner: string | null; seen?: string | null | undefined };
    row: { id: string };
  };
  'public.assign_tasks': {
    args: { ids: readonly string[] | null; ownerId: string | null };
    row: { id: string; ownerBefore: string | null };
  };
  'public.assign_waiting_leads': {
    args: { before: Date | string | null; batch?: number | null | undefined };
    value: number;
  };
  'public.begin_api_call': {
    args: { idempotencyKey: string | null; hash: Buffer | null };
    row: { outcome: string; recordId: string | null };
  };
  'public.begin_bulk_change': { args: { id: string | null }; value: boolean };
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
      failedAt: Date;
      trustedAt: Date | null;
      trustedBy: string | null;
    };
  };
  'public.break_glass_candidates': {
    args: {};
    row: {
      userId: string;
      name: string;
      email: string;
      isMarked: boolean;
      hasPassword: boolean;
      hasSecondStep: boolean;
      isFit: boolean;
    };
  };
  'public.bring_back_role': { args: { key: string | null }; value: undefined };
  'public.cancel_import': { args: { id: string | null }; value: boolean };
  'public.cancel_invoice': {
    args: { invoice: string | null; cause: string | null };
    value: undefined;
  };
  'public.cancel_scheduled_reply': { args: { id: string | null }; value: string };
  'public.change_client_member': {
    args: { organization: string | null; user: string | null; role: string | null };
    value: string;
  };
  'public.change_project_client': {
    args: { project: string | null; company: string | null; change?: string | null | undefined };
    value: number;
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
  'public.client_of_deal': { args: { deal: string | null }; value: unknown };
  'public.client_people': { args: { organization: string | null }; value: unknown };
  'public.client_ticket': { args: { id: string | null }; value: unknown };
  'public.client_ticket_figures': { args: { organization: string | null }; value: unknown };
  'public.client_ticket_file': {
    args: { id: string | null };
    row: { storageKey: string; originalName: string; contentType: string; size: number };
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
      waitsFor: string | null;
      project: string | null;
      openedBy: string | null;
      conductedBy: string | null;
      createdAt: Date;
      lastAt: Date;
    };
  };
  'public.client_tickets_waiting': {
    args: {};
    row: {
      id: string;
      organization: string;
      number: number;
      title: string;
      askedBy: string | null;
      at: Date;
    };
  };
  'public.companies_count': {
    args: {
      text?: string | null | undefined;
      active?: string | null | undefined;
      product?: string | null | undefined;
      owner?: string | null | undefined;
      fields?: string | null | undefined;
      tag?: string | null | undefined;
      city?: string | null | undefined;
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
      fields?: string | null | undefined;
      tag?: string | null | undefined;
      city?: string | null | undefined;
    };
    row: {
      id: string;
      name: string;
      cnpj: string | null;
      site: string | null;
      city: string | null;
      state: string | null;
      products: string[];
      ownerId: string | null;
      ownerName: string | null;
      isActive: boolean;
      people: number;
      openDeals: number;
      openValue: string;
      createdAt: Date;
    };
  };
  'public.company_duplicates': {
    args: { company: string | null };
    row: { id: string; name: string; cnpj: string | null; city: string | null; reasons: string[] };
  };
  'public.company_followers': {
    args: { contactId: string | null; companyId: string | null };
    row: { deals: number; projects: number; tickets: number };
  };
  'public.company_merge_parts': {
    args: { company: string | null };
    row: {
      people: number;
      deals: number;
      projects: number;
      invoices: number;
      tickets: number;
      notes: number;
      fields: number;
    };
  };
  'public.company_merges_of': {
    args: { company: string | null };
    row: { id: string; name: string; at: Date };
  };
  'public.company_pairs': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      name: string;
      city: string | null;
      otherId: string;
      otherName: string;
      otherCity: string | null;
      reasons: string[];
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
      subjectId: string;
      kind: string;
      groupKind: string;
      about: string | null;
      body: string | null;
      byName: string | null;
      fields: string[];
      custom: unknown;
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
      mergedId: string | null;
      name: string | null;
      email: string | null;
      phone: string | null;
      mergedAt: Date;
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
      askedAt: Date;
      confirmedAt: Date | null;
      unsubscribedAt: Date | null;
      sourcePage: string | null;
      consentVersion: string;
      consentLocale: string;
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
      oneId: string;
      oneName: string | null;
      oneEmail: string | null;
      onePhone: string | null;
      oneCompany: string | null;
      otherId: string;
      otherName: string | null;
      otherEmail: string | null;
      otherPhone: string | null;
      otherCompany: string | null;
      reasons: string[];
      sure: number;
      apart: boolean;
      cameAt: Date;
    };
  };
  'public.contact_retained_until': {
    args: { contactId: string | null };
    row: {
      lastContact: Date;
      eraseAt: Date | null;
      planned: Date | null;
      reason: string;
      served: boolean;
      beyond: boolean;
    };
  };
  'public.contact_surveys': {
    args: { contactId: string | null };
    row: {
      email: string;
      isMain: boolean;
      givenAt: Date | null;
      way: string | null;
      proof: string | null;
      notedBy: string | null;
      leftAt: Date | null;
      leftWay: string | null;
      leftBy: string | null;
      askedAt: Date | null;
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
      byName: string | null;
      link: string | null;
      linkId: string | null;
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
      fields?: string | null | undefined;
      tag?: string | null | undefined;
      campaign?: string | null | undefined;
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
      fields?: string | null | undefined;
      tag?: string | null | undefined;
      campaign?: string | null | undefined;
    };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      companyId: string | null;
      jobTitle: string | null;
      source: string;
      products: string[];
      ownerId: string | null;
      ownerName: string | null;
      openDeals: number;
      openValue: string;
      createdAt: Date;
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
      createdAt: Date;
      answerTarget: number | null;
      answerSeconds: number | null;
      answerDueAt: Date | null;
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
    row: { id: string; email: string; kind: string; way: string; happenedAt: Date };
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
  'public.crm_mentionables': { args: {}; row: { id: string; name: string; email: string | null } };
  'public.crm_messages_of': {
    args: { subject: string | null; id: string | null; limit?: number | null | undefined };
    row: {
      id: string;
      channel: string;
      direction: string;
      leadId: string | null;
      dealId: string | null;
      templateKey: string | null;
      recipient: string | null;
      subject: string | null;
      body: string | null;
      mailId: string | null;
      mailState: string | null;
      at: Date;
      byName: string | null;
      mine: boolean;
      files: unknown;
    };
  };
  'public.crm_notes_of': {
    args: { subject: string | null; subjectId: string | null };
    row: {
      id: string;
      body: string;
      named: unknown;
      byName: string | null;
      mine: boolean;
      isNew: boolean;
      createdAt: Date;
      editedAt: Date | null;
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
      fromValue: string | null;
      toValue: string | null;
      reason: string | null;
      note: string | null;
      undo: boolean;
      recovered: boolean;
      withLead: boolean;
      byName: string | null;
      at: Date;
      field: string | null;
      label: string | null;
    };
  };
  'public.deals_active_lately': { args: {}; row: { open: number; touched: number } };
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
      reason?: string | null | undefined;
      tag?: string | null | undefined;
      fields?: string | null | undefined;
      campaign?: string | null | undefined;
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
    row: { month: string; stageId: string; deals: number; value: string; weighted: string };
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
      contactId: string;
      contactName: string | null;
      companyName: string | null;
      value: string;
      pipelineId: string;
      stageId: string;
      stageName: string;
      state: string;
      ownerId: string | null;
      ownerName: string | null;
      expectedClose: string | null;
      stageSince: Date;
      createdAt: Date;
      closedAt: Date | null;
      closeReason: string | null;
      source: string;
      revision: number;
      idleDays: number;
      stalled: boolean;
      taskTitle: string | null;
      taskDueAt: Date | null;
      taskHasTime: boolean | null;
      taskLate: boolean | null;
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
      contactName: string | null;
      companyName: string | null;
      value: string;
      ownerName: string | null;
      expectedClose: string | null;
      state: string | null;
      nowIn: string | null;
      nowPipeline: string | null;
    };
  };
  'public.deals_of_moving_leads': {
    args: { leads: readonly string[] | null; status: string | null };
    row: { id: string; title: string; value: string; needsValue: boolean };
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
      reason?: string | null | undefined;
      tag?: string | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
      sort?: string | null | undefined;
      descending?: boolean | null | undefined;
      fields?: string | null | undefined;
      campaign?: string | null | undefined;
    };
    row: {
      id: string;
      title: string;
      contactId: string;
      contactName: string | null;
      companyName: string | null;
      value: string;
      pipelineId: string;
      stageId: string;
      stageName: string;
      state: string;
      ownerId: string | null;
      ownerName: string | null;
      expectedClose: string | null;
      stageSince: Date;
      createdAt: Date;
      closedAt: Date | null;
      closeReason: string | null;
      source: string;
      revision: number;
      idleDays: number;
      stalled: boolean;
      taskTitle: string | null;
      taskDueAt: Date | null;
      taskHasTime: boolean | null;
      taskLate: boolean | null;
    };
  };
  'public.delete_role': { args: { key: string | null }; value: undefined };
  'public.delete_sign_in_issuer': { args: { id: string | null }; value: undefined };
  'public.delete_webhook': { args: { id: string | null }; value: undefined };
  'public.deliverable_file': {
    args: { version: string | null };
    row: { storageKey: string; originalName: string; contentType: string; size: number };
  };
  'public.discard_waiting_mail': {
    args: { id: string | null; discard: boolean | null };
    value: boolean;
  };
  'public.dismiss_company_pair': {
    args: { one: string | null; other: string | null; dismissed: boolean | null };
    value: undefined;
  };
  'public.dismiss_duplicate': {
    args: { one: string | null; other: string | null; dismissed: boolean | null };
    value: undefined;
  };
  'public.dismissed_company_pairs': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      name: string;
      city: string | null;
      otherId: string;
      otherName: string;
      otherCity: string | null;
      dismissedAt: Date;
    };
  };
  'public.display_names': {
    args: { ids: readonly string[] | null };
    row: { userId: string; name: string };
  };
  'public.draft_score_version': { args: { from: string | null }; value: string | null };
  'public.drop_import_file': { args: { id: string | null }; value: undefined };
  'public.drop_list_view': { args: { id: string | null }; value: Date | null };
  'public.drop_message_draft': { args: { id: string | null }; value: boolean | null };
  'public.drop_message_file': { args: { id: string | null }; value: boolean | null };
  'public.drop_note_file': { args: { id: string | null }; value: boolean | null };
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
      jobTitle: string | null;
      ownerId: string | null;
      source: string;
      reasons: string[];
      sure: number;
      leads: number;
      deals: number;
    };
  };
  'public.edit_crm_note': { args: { id: string | null; body: string | null }; value: undefined };
  'public.edit_deal': {
    args: { deal: string | null; seen: number | null; changes: string | null };
    value: unknown;
  };
  'public.edit_lead_note': { args: { id: string | null; body: string | null }; value: undefined };
  'public.edit_project_note': {
    args: { id: string | null; body: string | null };
    value: undefined;
  };
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
  'public.edit_webhook': {
    args: {
      id: string | null;
      name: string | null;
      url: string | null;
      events: readonly string[] | null;
    };
    value: undefined;
  };
  'public.end_api_call': {
    args: {
      idempotencyKey: string | null;
      hash: Buffer | null;
      recordId: string | null;
      isNew: boolean | null;
    };
    value: undefined;
  };
  'public.end_bulk_change': { args: {}; value: undefined };
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
  'public.entry_notes': {
    args: { entryId: string | null };
    row: {
      id: string;
      body: string;
      named: unknown;
      byName: string | null;
      mine: boolean;
      isNew: boolean;
      createdAt: Date;
      editedAt: Date | null;
      files: unknown;
    };
  };
  'public.erase_content_item': {
    args: { kind: string | null; slug: string | null };
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
      owner?: string | null | undefined;
      most?: number | null | undefined;
    };
    value: number | null;
  };
  'public.feedback_file': {
    args: { token: string | null; attachmentId: string | null };
    row: { storageKey: string; originalName: string; contentType: string; size: number };
  };
  'public.feedback_followed': { args: { token: string | null }; value: unknown };
  'public.feedback_history': {
    args: { entryId: string | null };
    row: {
      kind: string;
      fromStatus: string | null;
      toStatus: string | null;
      changedAt: Date;
      byName: string | null;
      ticketId: string | null;
      ticketNumber: number | null;
    };
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
      owner?: string | null | undefined;
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
      authorName: string | null;
      authorEmail: string | null;
      files: number;
      reviewReason: string | null;
      createdAt: Date;
      ownerId: string | null;
      ownerName: string | null;
    };
  };
  'public.feedback_projects_to_read': {
    args: {};
    row: { id: string; name: string; product: string | null; isActive: boolean; modules: unknown };
  };
  'public.feedback_thread': {
    args: { entryId: string | null };
    row: {
      id: string;
      author: string;
      byName: string | null;
      mine: boolean;
      body: string;
      via: string;
      files: unknown;
      sentTo: unknown;
      createdAt: Date;
    };
  };
  'public.find_companies': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_contacts': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_deals': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_invoices': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_leads': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_mails': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_people': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_projects': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.find_rule_moments': { args: {}; value: number };
  'public.find_tickets': {
    args: {
      text?: string | null | undefined;
      ids?: readonly string[] | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      name: string;
      note: string;
      reference: string;
      spellings: string[];
      value: string | null;
      rank: number;
      at: Date;
    };
  };
  'public.finish_unfinished_lead': {
    args: { id: string | null; leadId: string | null };
    value: undefined;
  };
  'public.forget_privacy_request': { args: { id: string | null }; value: undefined };
  'public.forget_unfinished_lead': { args: { id: string | null }; value: undefined };
  'public.get_newsletter_stats': {
    args: {};
    row: {
      totalCount: number;
      activeCount: number;
      pendingCount: number;
      unsubscribedCount: number;
    };
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
    row: { projectId: string; project: string; moduleId: string | null; module: string | null };
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
      most?: number | null | undefined;
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
      createdAt: Date | null;
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
      riceScore: string | null;
      rank: number | null;
      verbatim: string;
      authorName: string | null;
      authorEmail: string | null;
      createdAt: Date;
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
    row: { storageKey: string; originalName: string; contentType: string; size: number };
  };
  'public.invoice_readers': { args: { invoice: string | null }; value: number };
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
      clientId: string;
      client: string;
      projectId: string | null;
      project: string | null;
      description: string;
      value: string;
      dueOn: string;
      state: string;
      overdue: boolean;
      installment: number | null;
      installments: number | null;
      paidOn: string | null;
      paidHow: string | null;
      createdAt: Date;
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
  'public.join_typed_companies': {
    args: { id: string | null; keys: readonly string[] | null; bring: boolean | null };
    row: { contacts: number; companies: number; made: number; deals: number; tickets: number };
  };
  'public.join_waiting_mail': {
    args: { id: string | null; ticketId: string | null };
    value: string | null;
  };
  'public.keep_unfinished_lead': {
    args: {
      id: string | null;
      formId: string | null;
      formData: string | null;
      consent: string | null;
      email?: string | null | undefined;
      phone?: string | null | undefined;
      sourcePage?: string | null | undefined;
      locale?: string | null | undefined;
      limitIdentifier?: string | null | undefined;
      formVersion?: number | null | undefined;
    };
    value: string;
  };
  'public.known_contact': {
    args: { email: string | null; phone: string | null; whatsapp?: string | null | undefined };
    row: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
      company: string | null;
      byWhat: string;
    };
  };
  'public.lead_campaigns': { args: {}; row: { campaign: string } };
  'public.lead_clocks': {
    args: { ids: readonly string[] | null };
    row: {
      id: string;
      arrivedAt: Date;
      dueAt: Date | null;
      target: number | null;
      answeredAt: Date | null;
      answerSeconds: number | null;
      leftSeconds: number | null;
      isOpen: boolean;
      changesAt: Date | null;
      readAt: Date;
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
      inTarget: number;
    };
  };
  'public.lead_history': {
    args: { leadId: string | null };
    row: {
      fromStatus: string;
      toStatus: string;
      changedAt: Date;
      byName: string | null;
      closeReason: string | null;
      closeNote: string | null;
      keptDeal: boolean;
      withDeal: boolean;
      undoes: boolean;
    };
  };
  'public.lead_mails': {
    args: { leadId: string | null };
    row: { id: string; kind: string; state: string; triedAt: Date };
  };
  'public.lead_notes_of': {
    args: { leadId: string | null };
    row: {
      id: string;
      body: string;
      named: unknown;
      byName: string | null;
      mine: boolean;
      isNew: boolean;
      createdAt: Date;
      editedAt: Date | null;
      files: unknown;
    };
  };
  'public.lead_owner_events': {
    args: { leadId: string | null };
    row: {
      id: number;
      kind: string;
      fromName: string | null;
      toName: string | null;
      rule: string | null;
      way: string | null;
      byName: string | null;
      at: Date;
    };
  };
  'public.lead_owners': {
    args: {};
    row: { id: string; name: string; products: string[] | null; atWorkSince: Date | null };
  };
  'public.lead_receipt': {
    args: { protocol: string | null };
    row: {
      protocol: string;
      locale: string | null;
      thankYouTitle: string | null;
      thankYouMessage: string | null;
      redirectToWhatsapp: boolean;
      promisedAt: Date | null;
      mailed: boolean;
    };
  };
  'public.lead_score_of': {
    args: { leadId: string | null };
    row: {
      ruleId: string;
      name: string;
      nameEn: string | null;
      kind: string;
      subject: string | null;
      words: string[] | null;
      atLeast: number | null;
      points: number;
      earned: boolean;
      matched: string | null;
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
      reason?: string | null | undefined;
      campaign?: string | null | undefined;
      form?: string | null | undefined;
      tag?: string | null | undefined;
      city?: string | null | undefined;
      question?: string | null | undefined;
      value?: string | null | undefined;
      most?: number | null | undefined;
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
      reason?: string | null | undefined;
      campaign?: string | null | undefined;
      form?: string | null | undefined;
      tag?: string | null | undefined;
      city?: string | null | undefined;
      question?: string | null | undefined;
      value?: string | null | undefined;
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
      sourcePage: string | null;
      utmSource: string | null;
      utmMedium: string | null;
      utmCampaign: string | null;
      status: string;
      reviewReason: string | null;
      createdAt: Date;
      ownerId: string | null;
      ownerName: string | null;
      answerTarget: number | null;
      answerDueAt: Date | null;
      answeredAt: Date | null;
      answerSeconds: number | null;
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
      ownerId: string | null;
      ownerName: string | null;
      answerTarget: number | null;
      answerDueAt: Date | null;
      createdAt: Date | null;
      mine: boolean;
    };
  };
  'public.leads_waiting_count': {
    args: { most: number | null };
    row: { waiting: number; late: number };
  };
  'public.leave_surveys': {
    args: { invitationId: string | null; way: string | null };
    value: string;
  };
  'public.link_company': {
    args: {
      contactId: string | null;
      seen: string | null;
      companyId: string | null;
      bring?: boolean | null | undefined;
    };
    value: undefined;
  };
  'public.link_ticket_entry': {
    args: { ticketId: string | null; entryId: string | null; linked?: boolean | null | undefined };
    value: boolean | null;
  };
  'public.lock_contact': { args: { contactId: string | null }; value: string | null };
  'public.mailbox_state': {
    args: {};
    row: {
      readAt: Date | null;
      problem: string | null;
      problemSince: Date | null;
      limited: number;
    };
  };
  'public.make_api_key': {
    args: {
      id: string | null;
      name: string | null;
      prefix: string | null;
      hash: Buffer | null;
      scopes: readonly string[] | null;
      product: string | null;
      expiresAt: Date | string | null;
    };
    value: undefined;
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
  'public.make_role': {
    args: {
      name: string | null;
      description: string | null;
      permissions: readonly string[] | null;
    };
    value: string;
  };
  'public.make_tag': { args: { name: string | null }; value: string };
  'public.make_webhook': {
    args: {
      id: string | null;
      name: string | null;
      url: string | null;
      events: readonly string[] | null;
      secretSealed: string | null;
      product: string | null;
    };
    value: undefined;
  };
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
  'public.mark_break_glass_owner': {
    args: { userId: string | null; isOn: boolean | null };
    value: undefined;
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
      subjectId: string;
      reference: string;
      subjectName: string;
      byName: string | null;
      body: string;
      named: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'public.merge_companies': {
    args: {
      target: string | null;
      merged: string | null;
      seen?: readonly number[] | null | undefined;
    };
    value: string;
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
  'public.move_deals': {
    args: {
      ids: readonly string[] | null;
      stage: string | null;
      reason?: string | null | undefined;
      note?: string | null | undefined;
    };
    value: number;
  };
  'public.move_project_file': {
    args: { file: string | null; folder: string | null };
    value: undefined;
  };
  'public.move_sign_in_issuer': {
    args: { id: string | null; up: boolean | null };
    value: undefined;
  };
  'public.my_open_surveys': { args: {}; row: { id: string; project: string; answered: boolean } };
  'public.my_waiting_leads': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      name: string;
      isMine: boolean;
      dueAt: Date;
      lateSeconds: number | null;
      total: number;
    };
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
      sourcePage: string | null;
      utmSource: string | null;
      utmMedium: string | null;
      utmCampaign: string | null;
      createdAt: Date;
      askedAt: Date;
      confirmedAt: Date | null;
      unsubscribedAt: Date | null;
      undeliverableAt: Date | null;
    };
  };
  'public.newsletter_proof': {
    args: { subscriptionId: string | null };
    row: {
      id: string;
      kind: string;
      way: string;
      consentVersion: string;
      consentLocale: string;
      happenedAt: Date;
      actor: string | null;
    };
  };
  'public.newsletter_sources': { args: {}; row: { sourcePage: string } };
  'public.newsletter_subscription': {
    args: { subscriptionId: string | null };
    row: {
      id: string;
      email: string;
      status: string;
      locale: string;
      sourcePage: string | null;
      utmSource: string | null;
      utmMedium: string | null;
      utmCampaign: string | null;
      userAgent: string | null;
      consentVersion: string;
      consentLocale: string;
      askedAt: Date;
      confirmedAt: Date | null;
      unsubscribedAt: Date | null;
      createdAt: Date;
      undeliverableAt: Date | null;
      undeliverableReason: string | null;
    };
  };
  'public.newsletter_totals': { args: {}; row: { active: number; pending: number } };
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
  'public.own_survey': { args: { id: string | null }; value: unknown };
  'public.owned_by': {
    args: { userId: string | null };
    row: { leads: number; deals: number; tasks: number; contacts: number };
  };
  'public.page_speeds': {
    args: { from: string | null; to: string | null };
    row: { route: string; metric: string; samples: number; p75: number };
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
      userId: string;
      displayName: string;
      email: string;
      isActive: boolean;
      role: string | null;
      roleUntil: Date | null;
      confirmed: boolean;
      hasPassword: boolean;
      twoFactor: boolean;
      lastSeen: Date | null;
      createdAt: Date;
    };
  };
  'public.person_sign_in': {
    args: { userId: string | null };
    row: {
      confirmed: boolean;
      hasPassword: boolean;
      twoFactor: boolean;
      passkeys: number;
      sessions: unknown;
      issuers: string[];
    };
  };
  'public.personal_copy': {
    args: { id: string | null };
    row: { tableName: string; rowData: unknown };
  };
  'public.personal_files': { args: { id: string | null }; row: { personalFiles: string | null } };
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
    row: { pipelineId: string; stageId: string; deals: number; past: boolean };
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
      health?: string | null | undefined;
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
      clientId: string;
      client: string;
      shown: boolean;
      startsOn: string;
      today: string;
      pausedOn: string | null;
      endedOn: string | null;
      ownerId: string | null;
      ownerName: string | null;
      stages: unknown;
      waits: unknown;
      changeAsked: string | null;
      lastNewsAt: Date | null;
      createdAt: Date;
    };
  };
  'public.preview_rule': {
    args: { rule: string | null; id?: string | null | undefined };
    row: { total: number; subjectId: string; at: Date };
  };
  'public.privacy_findings': {
    args: { id: string | null };
    row: { tableName: string; found: number };
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
      isActive: boolean;
      leadSources: string[];
      settings: unknown;
      pipelines: unknown;
      isChosen: boolean | null;
    };
  };
  'public.project_file': {
    args: { version: string | null };
    row: { storageKey: string; originalName: string; contentType: string; size: number };
  };
  'public.project_file_totals': {
    args: { projects: readonly string[] | null };
    row: { files: number; bytes: number };
  };
  'public.project_mentionables': {
    args: { project: string | null };
    row: { id: string; name: string; email: string | null };
  };
  'public.project_notes_of': {
    args: { project: string | null };
    row: {
      id: string;
      body: string;
      named: unknown;
      byName: string | null;
      mine: boolean;
      isNew: boolean;
      createdAt: Date;
      editedAt: Date | null;
      files: unknown;
    };
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
      ticketId: string;
      number: number;
      title: string;
      score: number;
      comment: string | null;
      byName: string | null;
      project: string;
      module: string | null;
      ratedAt: Date;
      changed: boolean;
    };
  };
  'public.read_crm_mentions': {
    args: { subject: string | null; subjectId: string | null };
    value: number;
  };
  'public.read_entry_mentions': { args: { entryId: string | null }; value: number };
  'public.read_mentions': { args: { leadId?: string | null | undefined }; value: number };
  'public.read_project_mentions': { args: { project: string | null }; value: number };
  'public.read_rule_notices': { args: { ids: readonly string[] | null }; value: number | null };
  'public.read_ticket_mentions': { args: { ticketId: string | null }; value: number | null };
  'public.recompute_lead_clocks': {
    args: {
      after?: string | null | undefined;
      limit?: number | null | undefined;
      first?: boolean | null | undefined;
    };
    value: string | null;
  };
  'public.recompute_ticket_clocks': {
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
  'public.record_form_parts': { args: { counts: string | null }; value: undefined };
  'public.record_landing_visits': { args: { counts: string | null }; value: undefined };
  'public.record_survey_consent': {
    args: { email: string | null; proof: string | null };
    value: undefined;
  };
  'public.remove_crm_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_lead_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_project_file': { args: { file: string | null }; value: undefined };
  'public.remove_project_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_task': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.remove_ticket_note': {
    args: { id: string | null; removed?: boolean | null | undefined };
    value: undefined;
  };
  'public.renew_invitation': { args: { userId: string | null }; value: boolean | null };
  'public.replay_webhook_delivery': { args: { id: string | null }; value: string | null };
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
  'public.reply_to_entry': {
    args: {
      id: string | null;
      entryId: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
    value: undefined;
  };
  'public.reply_to_feedback': {
    args: { token: string | null; body: string | null };
    value: string;
  };
  'public.request_own_copy': { args: {}; value: unknown };
  'public.require_second_step': {
    args: { role: string | null; demanded: boolean | null };
    value: undefined;
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
  'public.resend_privacy_link': { args: { id: string | null }; value: undefined };
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
      createdAt: Date;
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
      reason?: string | null | undefined;
    };
    row: { deals: number; value: string };
  };
  'public.result_deals_lost': {
    args: { from: string | null; to: string | null; before: string | null };
    row: { slug: string | null; reason: string | null; deals: number; dealsBefore: number };
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
      reason?: string | null | undefined;
      descending?: boolean | null | undefined;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: {
      id: string;
      title: string;
      contactId: string;
      contactName: string | null;
      contactEmail: string | null;
      companyName: string | null;
      value: string;
      pipelineName: string;
      stageName: string;
      state: string;
      source: string;
      campaign: string | null;
      leadId: string | null;
      ownerName: string | null;
      createdAt: Date;
      closedAt: Date | null;
      touchedAt: Date;
    };
  };
  'public.result_leads_lost': {
    args: { from: string | null; to: string | null; before: string | null };
    row: { slug: string | null; reason: string | null; leads: number; leadsBefore: number };
  };
  'public.result_stage_times': {
    args: { from: string | null; to: string | null; before: string | null };
    row: {
      pipeline: string;
      stageId: string;
      stage: string;
      deals: number;
      days: string | null;
      dealsBefore: number;
      daysBefore: string | null;
    };
  };
  'public.result_totals': {
    args: { from: string | null; to: string | null; before: string | null };
    row: { period: string; won: number; lost: number; value: string; cycleDays: string | null };
  };
  'public.result_won_by': {
    args: { by: string | null; from: string | null; to: string | null; before: string | null };
    row: {
      key: string | null;
      deals: number;
      value: string;
      dealsBefore: number;
      valueBefore: string;
    };
  };
  'public.resume_imports': { args: { still: string | null }; value: number };
  'public.resume_score_runs': { args: { still: string | null }; value: number };
  'public.revoke_api_key': { args: { id: string | null }; value: undefined };
  'public.revoke_invitation': { args: { id: string | null }; value: boolean | null };
  'public.roll_up_days': { args: { most?: number | null | undefined }; value: number };
  'public.rotate_webhook_secret': {
    args: { id: string | null; secretSealed: string | null };
    value: undefined;
  };
  'public.run_automation': { args: { batch?: number | null | undefined }; value: number };
  'public.run_content_schedules': { args: {}; value: number | null };
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
  'public.save_lead_journey': {
    args: {
      id: string | null;
      first: string | null;
      last: string | null;
      steps: string | null;
      visits?: number | null | undefined;
    };
    value: undefined;
  };
  'public.save_mail_server': {
    args: {
      part: string | null;
      host: string | null;
      port: number | null;
      security: string | null;
      login: string | null;
      passwordSealed: string | null;
      address: string | null;
    };
    value: undefined;
  };
  'public.save_message_file': {
    args: { id: string | null; file: string | null };
    value: undefined;
  };
  'public.save_note_file': { args: { id: string | null; file: string | null }; value: undefined };
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
  'public.save_role': {
    args: {
      key: string | null;
      seen: number | null;
      name: string | null;
      description: string | null;
      permissions: readonly string[] | null;
    };
    value: unknown;
  };
  'public.save_sign_in_issuer': {
    args: {
      id: string | null;
      name: string | null;
      issuer: string | null;
      clientId: string | null;
      secretSealed: string | null;
      roleClaim: string | null;
      defaultRole: string | null;
      secondStep: string | null;
      domains: readonly string[] | null;
      required: readonly boolean[] | null;
      values: readonly string[] | null;
      roles: readonly string[] | null;
      seen: number | null;
      products?: readonly string[] | null | undefined;
    };
    value: string;
  };
  'public.save_ticket_file': { args: { id: string | null; file: string | null }; value: undefined };
  'public.schedule_reply': {
    args: {
      id: string | null;
      ticketId: string | null;
      body: string | null;
      next: string | null;
      sendAt: Date | string | null;
    };
    value: boolean | null;
  };
  'public.score_batch': {
    args: { run: string | null; leads?: number | null | undefined };
    value: string;
  };
  'public.score_changes': {
    args: { version: string | null; leads: readonly string[] | null };
    row: { leadId: string; name: string; nameEn: string | null; was: number; becomes: number };
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
      createdAt: Date;
      was: number | null;
      becomes: number | null;
    };
  };
  'public.search_project_files': {
    args: { projects: readonly string[] | null; words: string | null };
    row: { searchProjectFiles: string | null };
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
  'public.separate_feedback': {
    args: {
      id: string | null;
      target: string | null;
      from: string | null;
      was: string | null;
      along: readonly string[] | null;
    };
    value: boolean;
  };
  'public.set_at_work': { args: { atWork: boolean | null }; value: Date | null };
  'public.set_companies_owner': {
    args: { ids: readonly string[] | null; owner: string | null };
    value: number;
  };
  'public.set_company_active': {
    args: { id: string | null; active: boolean | null };
    value: undefined;
  };
  'public.set_contacts_owner': {
    args: { ids: readonly string[] | null; owner: string | null };
    value: number;
  };
  'public.set_custom_field': {
    args: {
      subject: string | null;
      id: string | null;
      field: string | null;
      value: string | null;
      seen: string | null;
    };
    value: unknown;
  };
  'public.set_deals_owner': {
    args: { ids: readonly string[] | null; owner: string | null };
    value: number;
  };
  'public.set_entries_owner': {
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
  'public.set_webhook_state': {
    args: { id: string | null; isOn: boolean | null };
    value: undefined;
  };
  'public.set_writing': {
    args: { ticketId: string | null; writing: boolean | null };
    value: undefined;
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
      stageId: string;
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
      entryId: string | null;
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
      estimate?: string | null | undefined;
      formVersion?: number | null | undefined;
    };
    row: {
      outcome: string;
      protocol: string | null;
      status: string | null;
      reviewReason: string | null;
      promisedAt: Date | null;
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
  'public.survey_preview': {
    args: { projectId: string | null };
    row: { asked: number; lately: number; closed: number; unasked: number };
  };
  'public.surveys_sent': {
    args: { limit?: number | null | undefined };
    row: {
      id: string;
      project: string;
      createdAt: Date;
      byName: string | null;
      people: number;
      sent: number;
      failed: number;
      answered: number;
      promoters: number;
      passives: number;
      detractors: number;
    };
  };
  'public.switch_sign_in_issuer': {
    args: { id: string | null; isOn: boolean | null };
    value: undefined;
  };
  'public.tag_subject': {
    args: { subject: string | null; id: string | null; name: string | null };
    value: string | null;
  };
  'public.tag_subjects': {
    args: { subject: string | null; ids: readonly string[] | null; name: string | null };
    value: number | null;
  };
  'public.test_webhook': { args: { id: string | null }; value: string | null };
  'public.ticket_answer_times': {
    args: { days?: number | null | undefined };
    row: {
      priority: string | null;
      averageResponseTime: number;
      medianSeconds: number | null;
      answers: number;
      inTime: number;
    };
  };
  'public.ticket_audience': {
    args: { ticketId: string | null };
    row: { name: string | null; email: string | null };
  };
  'public.ticket_backlog': {
    args: {
      from: string | null;
      to: string | null;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    row: { date: string; waiting: number };
  };
  'public.ticket_client': { args: { ticket: string | null }; value: unknown };
  'public.ticket_clocks': {
    args: { ids: readonly string[] | null };
    row: {
      id: string;
      since: Date | null;
      turn: string | null;
      answerDueAt: Date | null;
      answerTarget: number | null;
      answeredAt: Date | null;
      answerSeconds: number | null;
      answerLeft: number | null;
      solveDueAt: Date | null;
      solveTarget: number | null;
      solveSeconds: number | null;
      solveLeft: number | null;
      isOpen: boolean;
      changesAt: Date | null;
      readAt: Date;
    };
  };
  'public.ticket_colleagues': {
    args: { projectId?: string | null | undefined };
    row: { id: string; name: string; email: string | null };
  };
  'public.ticket_days': {
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
      srsAnswers: number;
      srsSum: number;
      npsPromoters: number;
      npsPassives: number;
      npsDetractors: number;
      csatAnswers: number;
      csatSum: number;
      csatGood: number;
      ratings: number;
      ratingsSum: number;
      ratingsGood: number;
      ticketsOpened: number;
      ticketsAnswered: number;
      ticketsSolved: number;
      ticketsMerged: number;
    };
  };
  'public.ticket_facts': {
    args: { id: string | null };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      priority: string;
      waitsFor: string | null;
      ownerId: string | null;
      ownerName: string | null;
      asksName: string | null;
      asksEmail: string | null;
      contactId: string | null;
      companyId: string | null;
      company: string | null;
      product: string | null;
      projectId: string;
      project: string;
      moduleId: string | null;
      module: string | null;
      locale: string;
      emptied: boolean;
      createdAt: Date;
      lastPublicAt: Date;
      firstAnsweredAt: Date | null;
      solvedAt: Date | null;
      revision: number;
      mergedInto: unknown;
      follows: unknown;
      others: unknown;
    };
  };
  'public.ticket_figure_parts': {
    args: { from: string | null; to: string | null; project?: string | null | undefined };
    row: {
      projectId: string;
      project: string;
      moduleId: string | null;
      module: string | null;
      entries: number;
      bugs: number;
      ideas: number;
      questions: number;
      srsAnswers: number;
      srsSum: number;
      npsPromoters: number;
      npsPassives: number;
      npsDetractors: number;
      csatAnswers: number;
      csatSum: number;
      csatGood: number;
      ratings: number;
      ratingsSum: number;
      ratingsGood: number;
      ticketsOpened: number;
      ticketsAnswered: number;
      ticketsSolved: number;
      ticketsMerged: number;
    };
  };
  'public.ticket_followed': { args: { token: string | null }; value: unknown };
  'public.ticket_thread': {
    args: { ticketId: string | null };
    row: {
      kind: string;
      id: string;
      at: Date;
      byId: string | null;
      byName: string | null;
      body: string | null;
      details: unknown;
    };
  };
  'public.ticket_time_figures': {
    args: {
      from: string | null;
      to: string | null;
      project?: string | null | undefined;
      module?: string | null | undefined;
    };
    row: {
      answered: number;
      answerSeconds: number | null;
      solved: number;
      solveSeconds: number | null;
    };
  };
  'public.ticket_writing': {
    args: { ticketId: string | null };
    row: { name: string; until: Date };
  };
  'public.tickets_by_state': {
    args: { most: number | null };
    row: { status: string | null; waitsFor: string | null; tickets: number };
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
      fields?: string | null | undefined;
      tag?: string | null | undefined;
      most?: number | null | undefined;
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
      fields?: string | null | undefined;
      tag?: string | null | undefined;
    };
    row: {
      id: string;
      number: number;
      title: string;
      status: string;
      priority: string;
      waitsFor: string | null;
      ownerId: string | null;
      ownerName: string | null;
      asksName: string | null;
      asksEmail: string | null;
      contactId: string | null;
      companyId: string | null;
      company: string | null;
      product: string | null;
      project: string;
      module: string | null;
      entries: number;
      mergedInto: string | null;
      emptied: boolean;
      createdAt: Date;
      lastPublicAt: Date;
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
      ownerId: string | null;
      ownerName: string | null;
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
  'public.typed_companies': {
    args: { after?: string | null | undefined; limit?: number | null | undefined };
    row: {
      key: string;
      name: string;
      people: number;
      companyId: string | null;
      companyName: string | null;
    };
  };
  'public.undo_client_change': {
    args: { project: string | null; change: string | null };
    value: number;
  };
  'public.undo_company_join': { args: { id: string | null }; value: number };
  'public.undo_company_owners': {
    args: {
      act: string | null;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; went: boolean };
  };
  'public.undo_contact_owners': {
    args: {
      act: string | null;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; went: boolean };
  };
  'public.undo_deal_move': {
    args: { deal: string | null; event: number | string | null };
    value: unknown;
  };
  'public.undo_deal_moves': {
    args: {
      act: string | null;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; went: boolean };
  };
  'public.undo_deal_owners': {
    args: {
      act: string | null;
      after?: string | null | undefined;
      limit?: number | null | undefined;
    };
    row: { id: string; went: boolean };
  };
  'public.undo_entry_owners': {
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
  'public.unmerge_companies': { args: { merge: string | null }; value: string };
  'public.unmerge_contacts': { args: { mergeId: string | null }; value: string | null };
  'public.unmerge_ticket': { args: { id: string | null }; value: undefined };
  'public.unpay_invoice': {
    args: { invoice: string | null; cause: string | null };
    value: undefined;
  };
  'public.unsubscribe_client_notice': {
    args: { user: string | null; kind: string | null };
    value: string;
  };
  'public.unsubscribe_newsletter': {
    args: { subscriptionId: string | null; way?: string | null | undefined };
    value: string;
  };
  'public.untag_operation': { args: { act: string | null }; value: number | null };
  'public.untag_subject': {
    args: { subject: string | null; id: string | null; tag: string | null };
    value: boolean | null;
  };
  'public.use_color_preset': { args: { id: string | null }; value: unknown };
  'public.use_score_version': { args: { version: string | null }; value: string | null };
  'public.values_of_archived_fields': { args: {}; row: { fieldId: string; found: number } };
  'public.version_page': {
    args: { page: string | null };
    row: { storageKey: string; originalName: string; contentType: string; size: number };
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
    row: { kind: string | null; withheldAt: Date };
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
  'public.write_crm_note': {
    args: {
      id: string | null;
      subject: string | null;
      subjectId: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
    value: undefined;
  };
  'public.write_entry_note': {
    args: {
      id: string | null;
      entryId: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
    value: undefined;
  };
  'public.write_lead_note': {
    args: {
      id: string | null;
      leadId: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
    value: undefined;
  };
  'public.write_project_comment': {
    args: { id: string | null; update: string | null; version: string | null; body: string | null };
    value: boolean;
  };
  'public.write_project_note': {
    args: {
      id: string | null;
      project: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
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
    args: {
      id: string | null;
      ticketId: string | null;
      body: string | null;
      files?: readonly string[] | null | undefined;
    };
    value: undefined;
  };
}

/** Columns that the functions' files say are never null. */
export const NOT_NULL: Readonly<Partial<Record<keyof SqlFunctions, readonly string[]>>> = {
  'private.accept_invitation': ['userId'],
  'private.account_mail': ['email', 'name', 'locale', 'kind', 'userId', 'sealed'],
  'private.admit_mail': ['*'],
  'private.answer_alert_for_mail': [
    'email',
    'locale',
    'leadId',
    'protocol',
    'source',
    'dueAt',
    'seconds',
  ],
  'private.answer_for_mail': ['id', 'sender', 'otherSender', 'body', 'files'],
  'private.approval_for_mail': [
    'email',
    'name',
    'locale',
    'projectId',
    'project',
    'title',
    'number',
    'isClient',
    'organization',
    'deliverableId',
    'fileName',
    'size',
    'sha256',
    'receipt',
    'approvedAt',
  ],
  'private.ask_for_mail': ['*'],
  'private.audit_export_state': ['lastNumber', 'lastHash'],
  'private.begin_upload': ['*'],
  'private.change_for_mail': [
    'email',
    'name',
    'locale',
    'projectId',
    'project',
    'title',
    'number',
    'organization',
    'body',
    'weight',
  ],
  'private.claim_audit_lines': ['lastNumber', 'lastHash', 'seq'],
  'private.claim_set_up': ['*'],
  'private.claim_webhook_delivery': [
    'messageId',
    'url',
    'secretSealed',
    'event',
    'data',
    'happenedAt',
  ],
  'private.client_notice_for_mail': ['userId', 'kind', 'title', 'name', 'email', 'locale'],
  'private.confirm_version_page': ['*'],
  'private.count_rest_call': ['*'],
  'private.crm_mention_for_mail': [
    'noteId',
    'userId',
    'email',
    'locale',
    'subject',
    'subjectId',
    'subjectName',
    'body',
    'named',
  ],
  'private.decide_unproved_mail': ['*'],
  'private.device_generation': ['userId', 'generation'],
  'private.digest_reader': ['email', 'locale'],
  'private.drop_upload': ['*'],
  'private.end_part': ['*'],
  'private.ending_relations': ['lastContact', 'eraseAt'],
  'private.enter_api': ['outcome', 'quota', 'remaining', 'resetsIn'],
  'private.forget_webhook_deliveries': ['*'],
  'private.form_drop_off': ['*'],
  'private.form_figures': ['*'],
  'private.has_superadmin': ['*'],
  'private.holidays_of': ['day', 'isKept', 'yearly'],
  'private.ingest_mail': ['*'],
  'private.invitation_for_mail': ['surveyId', 'project', 'email', 'locale'],
  'private.invitation_view': [
    'email',
    'name',
    'locale',
    'revision',
    'state',
    'role',
    'organization',
    'sentAt',
    'expiresAt',
  ],
  'private.invoice_for_mail': [
    'email',
    'name',
    'locale',
    'organizationId',
    'organization',
    'number',
    'description',
    'value',
    'dueOn',
    'days',
  ],
  'private.is_client_of_ticket': ['*'],
  'private.is_last_break_glass_owner': ['*'],
  'private.is_leave_file_named': ['*'],
  'private.is_mail_ingested': ['*'],
  'private.is_picture_named': ['*'],
  'private.issuer_of_email': ['id', 'name', 'isRequired'],
  'private.landing_figures': ['*'],
  'private.latest_backups': ['*'],
  'private.latest_outage': ['id', 'beganAt', 'received', 'stored', 'setAside'],
  'private.lead_for_mail': ['id', 'source', 'protocol', 'locale', 'createdAt', 'formData'],
  'private.live_streams_now': ['streams', 'displaced', 'permissions', 'lacksSecondStep'],
  'private.lock_mailbox': ['*'],
  'private.mail_ceiling_reached': ['*'],
  'private.mail_job_to_repeat': ['kind', 'again'],
  'private.may_confirm_by_password': ['*'],
  'private.may_in': ['*'],
  'private.may_send_account_mail': ['*'],
  'private.mention_for_mail': ['noteId', 'userId', 'email', 'locale', 'leadId', 'protocol', 'body'],
  'private.message_for_mail': ['id', 'recipient', 'subject', 'body', 'locale'],
  'private.must_use_issuer': ['*'],
  'private.note_system_alerts': ['*'],
  'private.order_backup': ['*'],
  'private.order_invoice_notices': ['*'],
  'private.owner_for_mail': [
    'email',
    'name',
    'locale',
    'organizationId',
    'organization',
    'ownerName',
    'ownerEmail',
  ],
  'private.parts_of_upload': ['storageKey'],
  'private.pix_key_for_mail': ['email', 'locale', 'key', 'name', 'city', 'setAt'],
  'private.project_mention_for_mail': [
    'noteId',
    'userId',
    'email',
    'locale',
    'projectId',
    'projectName',
    'body',
    'named',
  ],
  'private.promised_minutes': ['*'],
  'private.promised_spans': ['*'],
  'private.queue_due_backup': ['*'],
  'private.rating_for_mail': ['ticketId', 'number', 'title', 'email', 'locale'],
  'private.read_backup': ['id', 'kind', 'beganAt', 'rowCount', 'fileCount'],
  'private.reserve_upload': ['*'],
  'private.rule_message': ['subject', 'subjectId', 'product', 'template'],
  'private.rule_notice_for_mail': ['email', 'locale', 'ruleId', 'ruleName', 'kind'],
  'private.send_due_replies': ['*'],
  'private.session_person': [
    'displayName',
    'email',
    'locale',
    'isActive',
    'permissions',
    'lacksSecondStep',
  ],
  'private.stored_mail_servers': ['part'],
  'private.system_alert_reader': ['email', 'locale'],
  'private.system_figures': [
    'leadsWaiting',
    'leadsLate',
    'ticketsLate',
    'mailsWaiting',
    'mailsFailed',
    'databaseBytes',
    'engine',
  ],
  'private.task_for_mail': [
    'userId',
    'email',
    'locale',
    'title',
    'dueAt',
    'hasTime',
    'remindAt',
    'subject',
    'subjectId',
    'subjectName',
  ],
  'private.ticket_alerts_for_mail': [
    'email',
    'locale',
    'ticketId',
    'number',
    'priority',
    'clock',
    'dueAt',
    'seconds',
  ],
  'private.ticket_answer_for_mail': ['ticketId', 'number', 'title', 'email', 'locale', 'body'],
  'private.ticket_mention_for_mail': [
    'noteId',
    'userId',
    'email',
    'locale',
    'title',
    'body',
    'named',
  ],
  'private.ticket_message_for_mail': [
    'messageId',
    'ticketId',
    'number',
    'title',
    'body',
    'otherSender',
    'files',
  ],
  'private.ticket_receipt': ['id', 'number', 'title', 'email', 'locale', 'body'],
  'private.upload_now': ['projectId', 'name', 'size', 'received', 'begunAt', 'taken'],
  'private.uptime': ['since', 'covered', 'minutes'],
  'private.use_code': ['*'],
  'private.version_for_mail': [
    'email',
    'name',
    'locale',
    'projectId',
    'project',
    'title',
    'number',
    'organization',
    'deliverableId',
    'fileName',
    'size',
    'sentAt',
    'holds',
  ],
  'private.version_to_draw': ['storageKey', 'fileName', 'contentType', 'size', 'first'],
  'private.waiting_mail_bytes': ['*'],
  'private.webhook_for_mail': ['name', 'url', 'email', 'locale'],
  'public.add_by_hand': ['what', 'id'],
  'public.add_client_contact': ['*'],
  'public.answer_figures': ['*'],
  'public.answer_my_survey': ['*'],
  'public.answer_survey': ['*'],
  'public.application_receipt': ['protocol'],
  'public.ask_for_change': ['*'],
  'public.ask_newsletter_again': ['*'],
  'public.assign_leads': ['id'],
  'public.assign_tasks': ['id'],
  'public.assign_waiting_leads': ['*'],
  'public.begin_api_call': ['outcome'],
  'public.begin_bulk_change': ['*'],
  'public.bounced_addresses_of': ['email', 'closed', 'failures', 'reason', 'failedAt'],
  'public.break_glass_candidates': [
    'userId',
    'name',
    'email',
    'isMarked',
    'hasPassword',
    'hasSecondStep',
    'isFit',
  ],
  'public.cancel_import': ['*'],
  'public.cancel_scheduled_reply': ['*'],
  'public.change_client_member': ['*'],
  'public.change_project_client': ['*'],
  'public.check_import_lines': ['*'],
  'public.choose_product': ['*'],
  'public.claim_contacts': ['*'],
  'public.client_ticket_file': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.client_tickets': ['number', 'id', 'title', 'status', 'createdAt', 'lastAt'],
  'public.client_tickets_waiting': ['number', 'id', 'title', 'organization', 'at'],
  'public.companies_page': [
    'id',
    'name',
    'products',
    'isActive',
    'people',
    'openDeals',
    'openValue',
    'createdAt',
  ],
  'public.company_duplicates': ['id', 'name', 'reasons'],
  'public.company_followers': ['deals', 'projects', 'tickets'],
  'public.company_merge_parts': ['*'],
  'public.company_merges_of': ['*'],
  'public.company_pairs': ['id', 'name', 'otherId', 'otherName', 'reasons'],
  'public.company_timeline': ['id', 'at', 'subject', 'subjectId', 'kind', 'groupKind', 'fields'],
  'public.confirm_newsletter': ['*'],
  'public.contact_merges_of': ['id', 'mergedAt'],
  'public.contact_newsletter': [
    'id',
    'email',
    'status',
    'undeliverable',
    'askedAt',
    'consentVersion',
    'consentLocale',
  ],
  'public.contact_pairs_page': ['id', 'oneId', 'otherId', 'reasons', 'sure', 'apart', 'cameAt'],
  'public.contact_retained_until': ['lastContact', 'reason', 'served', 'beyond'],
  'public.contact_surveys': ['email', 'isMain'],
  'public.contact_timeline': ['key', 'at', 'kind'],
  'public.contacts_page': ['id', 'source', 'products', 'openDeals', 'openValue', 'createdAt'],
  'public.counted_leads_page': ['id', 'protocol', 'source', 'status', 'createdAt'],
  'public.counted_subscriptions_page': ['*'],
  'public.counted_tickets_page': ['id', 'number', 'title', 'status', 'project', 'at'],
  'public.crm_mentionables': ['id', 'name'],
  'public.crm_messages_of': ['id', 'channel', 'direction', 'at', 'mine', 'files'],
  'public.crm_notes_of': ['id', 'body', 'named', 'mine', 'isNew', 'createdAt', 'files'],
  'public.crm_owners': ['id', 'name'],
  'public.deal_events': ['id', 'kind', 'undo', 'recovered', 'withLead', 'at'],
  'public.deals_active_lately': ['open', 'touched'],
  'public.deals_as_of': ['id', 'deals', 'value'],
  'public.deals_board': ['id', 'deals', 'value'],
  'public.deals_count': ['deals', 'value', 'weighted'],
  'public.deals_forecast': ['month', 'stageId', 'deals', 'value', 'weighted'],
  'public.deals_in_stage': [
    'id',
    'title',
    'contactId',
    'value',
    'pipelineId',
    'stageId',
    'stageName',
    'state',
    'stageSince',
    'createdAt',
    'source',
    'revision',
    'idleDays',
    'stalled',
  ],
  'public.deals_in_stage_as_of': ['span', 'id', 'value'],
  'public.deals_of_moving_leads': ['*'],
  'public.deals_page': [
    'id',
    'title',
    'contactId',
    'value',
    'pipelineId',
    'stageId',
    'stageName',
    'state',
    'stageSince',
    'createdAt',
    'source',
    'revision',
    'idleDays',
    'stalled',
  ],
  'public.deliverable_file': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.discard_waiting_mail': ['*'],
  'public.dismissed_company_pairs': ['id', 'name', 'otherId', 'otherName', 'dismissedAt'],
  'public.display_names': ['userId', 'name'],
  'public.drop_score_draft': ['*'],
  'public.duplicate_candidates': ['id', 'source', 'reasons', 'sure', 'leads', 'deals'],
  'public.edit_deal': ['*'],
  'public.entry_notes': ['id', 'body', 'named', 'mine', 'isNew', 'createdAt', 'files'],
  'public.event_funnel': ['*'],
  'public.feedback_by_status': ['status', 'entries'],
  'public.feedback_file': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.feedback_history': ['kind', 'changedAt'],
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
    'createdAt',
  ],
  'public.feedback_projects_to_read': ['id', 'name', 'isActive'],
  'public.feedback_thread': ['id', 'author', 'mine', 'body', 'via', 'files', 'sentTo', 'createdAt'],
  'public.find_companies': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_contacts': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_deals': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_invoices': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_leads': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_mails': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_people': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_projects': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.find_rule_moments': ['*'],
  'public.find_tickets': ['id', 'name', 'note', 'reference', 'spellings', 'rank', 'at'],
  'public.get_newsletter_stats': ['totalCount', 'activeCount', 'pendingCount', 'unsubscribedCount'],
  'public.idea_places': ['projectId', 'project'],
  'public.ideas_by_status': ['status', 'entries'],
  'public.ideas_like': ['id', 'protocol', 'verbatim', 'status', 'voices'],
  'public.ideas_page': ['id', 'protocol', 'project', 'status', 'voices', 'verbatim', 'createdAt'],
  'public.invite_person_in': ['*'],
  'public.invite_to_client': ['*'],
  'public.invoice_clients': ['id', 'name'],
  'public.invoice_file': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.invoice_readers': ['*'],
  'public.invoices_page': [
    'id',
    'number',
    'clientId',
    'client',
    'description',
    'value',
    'dueOn',
    'state',
    'overdue',
    'createdAt',
  ],
  'public.invoices_sums': ['open', 'paid', 'overdue', 'total', 'many'],
  'public.issue_invoice_to': ['*'],
  'public.join_typed_companies': ['contacts', 'companies', 'made', 'deals', 'tickets'],
  'public.keep_unfinished_lead': ['*'],
  'public.known_contact': ['id', 'byWhat'],
  'public.lead_campaigns': ['campaign'],
  'public.lead_clocks': ['id', 'arrivedAt', 'isOpen', 'readAt'],
  'public.lead_figures': ['*'],
  'public.lead_history': ['fromStatus', 'toStatus', 'changedAt', 'keptDeal', 'withDeal', 'undoes'],
  'public.lead_mails': ['id', 'kind', 'state', 'triedAt'],
  'public.lead_notes_of': ['id', 'body', 'named', 'mine', 'isNew', 'createdAt', 'files'],
  'public.lead_owner_events': ['id', 'kind', 'at'],
  'public.lead_owners': ['id', 'name'],
  'public.lead_receipt': ['protocol', 'redirectToWhatsapp', 'mailed'],
  'public.lead_score_of': ['ruleId', 'name', 'kind', 'points', 'earned'],
  'public.leads_by_place': ['status', 'leads'],
  'public.leads_page': ['id', 'protocol', 'source', 'status', 'createdAt'],
  'public.leads_waiting': ['id', 'source', 'status', 'mine'],
  'public.leads_waiting_count': ['waiting', 'late'],
  'public.leave_surveys': ['*'],
  'public.mailbox_state': ['limited'],
  'public.make_deal': ['*'],
  'public.make_project_folder': ['*'],
  'public.make_role': ['*'],
  'public.make_tag': ['*'],
  'public.map_import': ['*'],
  'public.mentions_page': [
    'id',
    'subject',
    'subjectId',
    'reference',
    'subjectName',
    'body',
    'named',
    'createdAt',
  ],
  'public.merge_companies': ['*'],
  'public.merge_contacts': ['*'],
  'public.move_deal': ['*'],
  'public.move_deals': ['*'],
  'public.my_open_surveys': ['id', 'project', 'answered'],
  'public.my_waiting_leads': ['id', 'name', 'isMine', 'dueAt', 'total'],
  'public.newsletter_figures': ['*'],
  'public.newsletter_history': ['period', 'asked', 'confirmed', 'unsubscribed'],
  'public.newsletter_link_state': ['state', 'locale'],
  'public.newsletter_page': ['id', 'email', 'status', 'locale', 'createdAt', 'askedAt'],
  'public.newsletter_proof': ['id', 'kind', 'way', 'consentVersion', 'consentLocale', 'happenedAt'],
  'public.newsletter_sources': ['sourcePage'],
  'public.newsletter_subscription': [
    'id',
    'email',
    'status',
    'locale',
    'createdAt',
    'consentVersion',
    'consentLocale',
    'askedAt',
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
  'public.pay_invoice': ['*'],
  'public.people_page': [
    'userId',
    'displayName',
    'email',
    'isActive',
    'confirmed',
    'hasPassword',
    'twoFactor',
    'createdAt',
  ],
  'public.person_sign_in': ['confirmed', 'hasPassword', 'twoFactor', 'passkeys', 'issuers'],
  'public.personal_copy': ['tableName'],
  'public.pin_comment': ['*'],
  'public.pipelines_in_use': ['pipelineId', 'stageId', 'deals', 'past'],
  'public.portfolio_choices': ['kind', 'id', 'name'],
  'public.portfolio_counts': ['health', 'projects'],
  'public.portfolio_page': [
    'id',
    'name',
    'clientId',
    'client',
    'shown',
    'startsOn',
    'today',
    'createdAt',
  ],
  'public.preview_rule': ['total', 'subjectId', 'at'],
  'public.privacy_findings': ['tableName', 'found'],
  'public.product_metrics': [
    'totalLeads',
    'conversionRate',
    'activeDeals',
    'totalValue',
    'avgDealSize',
    'pipelineHealth',
  ],
  'public.products_of_session': ['id', 'slug', 'name', 'color', 'isActive', 'leadSources'],
  'public.project_file': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.project_file_totals': ['files', 'bytes'],
  'public.project_mentionables': ['id', 'name'],
  'public.project_notes_of': ['id', 'body', 'named', 'mine', 'isNew', 'createdAt', 'files'],
  'public.prove_privacy_request': ['*'],
  'public.put_list_view': ['*'],
  'public.rate_as_client': ['*'],
  'public.rate_followed': ['*'],
  'public.ratings_page': [
    'id',
    'ticketId',
    'number',
    'title',
    'score',
    'project',
    'ratedAt',
    'changed',
  ],
  'public.read_crm_mentions': ['*'],
  'public.read_entry_mentions': ['*'],
  'public.read_mentions': ['*'],
  'public.read_project_mentions': ['*'],
  'public.record_consent': ['*'],
  'public.reply_to_feedback': ['*'],
  'public.reread_import': ['*'],
  'public.reset_second_factor': ['*'],
  'public.restore_settings': ['*'],
  'public.result_contacts_page': ['id', 'source', 'createdAt'],
  'public.result_deals_count': ['deals', 'value'],
  'public.result_deals_lost': ['deals', 'dealsBefore'],
  'public.result_deals_page': [
    'id',
    'title',
    'contactId',
    'value',
    'pipelineName',
    'stageName',
    'state',
    'source',
    'createdAt',
    'touchedAt',
  ],
  'public.result_leads_lost': ['leads', 'leadsBefore'],
  'public.result_stage_times': ['pipeline', 'stageId', 'stage', 'deals', 'dealsBefore'],
  'public.result_totals': ['period', 'won', 'lost', 'value'],
  'public.result_won_by': ['deals', 'value', 'dealsBefore', 'valueBefore'],
  'public.resume_imports': ['*'],
  'public.resume_score_runs': ['*'],
  'public.roll_up_days': ['*'],
  'public.run_automation': ['*'],
  'public.run_import_lines': ['*'],
  'public.save_company': ['id', 'revision'],
  'public.save_rating': ['*'],
  'public.save_role': ['*'],
  'public.save_sign_in_issuer': ['*'],
  'public.score_batch': ['*'],
  'public.score_changes': ['leadId', 'name', 'was', 'becomes'],
  'public.score_preview': ['id', 'protocol', 'createdAt'],
  'public.send_mail_again': ['*'],
  'public.send_survey': ['*'],
  'public.separate_feedback': ['*'],
  'public.set_companies_owner': ['*'],
  'public.set_contacts_owner': ['*'],
  'public.set_custom_field': ['*'],
  'public.set_deals_owner': ['*'],
  'public.set_entries_owner': ['*'],
  'public.set_tasks_done': ['*'],
  'public.staff_names': ['id', 'name'],
  'public.staff_resend_newsletter': ['*'],
  'public.staff_unsubscribe_newsletter': ['*'],
  'public.stage_figures': ['pipeline', 'stageId', 'stage', 'chance', 'deals', 'value'],
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
    'createdAt',
  ],
  'public.ticket_answer_times': ['averageResponseTime', 'answers', 'inTime'],
  'public.ticket_backlog': ['*'],
  'public.ticket_clocks': ['id', 'isOpen', 'readAt'],
  'public.ticket_colleagues': ['id', 'name'],
  'public.ticket_days': ['*'],
  'public.ticket_facts': [
    'id',
    'number',
    'title',
    'status',
    'priority',
    'projectId',
    'project',
    'locale',
    'emptied',
    'createdAt',
    'lastPublicAt',
    'revision',
  ],
  'public.ticket_figure_parts': [
    'projectId',
    'project',
    'entries',
    'bugs',
    'ideas',
    'questions',
    'srsAnswers',
    'srsSum',
    'npsPromoters',
    'npsPassives',
    'npsDetractors',
    'csatAnswers',
    'csatSum',
    'csatGood',
    'ratings',
    'ratingsSum',
    'ratingsGood',
    'ticketsOpened',
    'ticketsAnswered',
    'ticketsSolved',
    'ticketsMerged',
  ],
  'public.ticket_thread': ['kind', 'id', 'at'],
  'public.ticket_time_figures': ['answered', 'solved'],
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
    'createdAt',
    'lastPublicAt',
    'revision',
  ],
  'public.tickets_waiting': ['id', 'number', 'title', 'since', 'total', 'status', 'mine'],
  'public.transfer_of_expired_roles': ['*'],
  'public.trust_address': ['*'],
  'public.typed_companies': ['key', 'name', 'people'],
  'public.undo_client_change': ['*'],
  'public.undo_company_join': ['*'],
  'public.undo_company_owners': ['id', 'went'],
  'public.undo_contact_owners': ['id', 'went'],
  'public.undo_deal_move': ['*'],
  'public.undo_deal_moves': ['id', 'went'],
  'public.undo_deal_owners': ['id', 'went'],
  'public.undo_entry_owners': ['id', 'went'],
  'public.undo_import': ['*'],
  'public.undo_import_lines': ['*'],
  'public.undo_lead_owners': ['id', 'subject', 'went'],
  'public.undo_message': ['*'],
  'public.undo_rule_run': ['*'],
  'public.unmerge_companies': ['*'],
  'public.unsubscribe_client_notice': ['*'],
  'public.unsubscribe_newsletter': ['*'],
  'public.values_of_archived_fields': ['fieldId', 'found'],
  'public.version_page': ['storageKey', 'originalName', 'contentType', 'size'],
  'public.visit_figures': ['*'],
  'public.withdraw_client_invitation': ['*'],
  'public.withheld_mails': ['withheldAt'],
  'public.won_figures': ['*'],
  'public.write_project_comment': ['*'],
};
