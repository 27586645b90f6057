/** A person without a photo: an outline between construction lines. Decoration: the name is beside it. */
export function UnknownFaceFigure() {
  return (
    <svg className="portrait" viewBox="0 0 240 280" aria-hidden="true">
      <circle className="dimension" cx="120" cy="108" r="88" fill="none" />
      <path className="center-line" d="M120 0V280M14 111H226" />
      <path
        className="contour"
        d="M88 72 84 104 86 130 95 153 111 170 120 172 129 170 145 153 154 130 156 104 152 72 134 58H106ZM103 162V190L120 206 137 190V162M102 186 58 204 36 232 28 280H212L204 232 182 204 138 186"
      />
    </svg>
  );
}
