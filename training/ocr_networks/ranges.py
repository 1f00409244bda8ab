"""What numbers pass through the recogniser, measured on a thousand line pictures of forms, letters and identity papers."""

from .quantise import Ranges

RECOGNISER = Ranges(
    convolutions={
        "conv2d_189.tmp_0": 3.9,
        "depthwise_conv2d_4.tmp_0": 10.3,
        "conv2d_190.tmp_0": 5.9,
        "depthwise_conv2d_5.tmp_0": 8.7,
        "conv2d_191.tmp_0": 6,
        "depthwise_conv2d_6.tmp_0": 3.5,
        "conv2d_192.tmp_0": 2.4,
        "depthwise_conv2d_7.tmp_0": 8.4,
        "conv2d_193.tmp_0": 4.8,
        "depthwise_conv2d_8.tmp_0": 9.5,
        "conv2d_194.tmp_0": 5.3,
        "depthwise_conv2d_9.tmp_0": 8.8,
        "conv2d_195.tmp_0": 6.9,
        "conv2d_198.tmp_0": 5.3,
        "conv2d_201.tmp_0": 7.3,
        "depthwise_conv2d_12.tmp_0": 5.9,
        "conv2d_202.tmp_0": 7.6,
        "depthwise_conv2d_13.tmp_0": 14.3,
        "conv2d_203.tmp_0": 31.7,
    },
    inputs={
        "p2o.Mul.39": (-0.375, 13.8),
        "p2o.Mul.127": (-0.73, 1.94),
        "p2o.Mul.141": (-0.95, 2.66),
    },
)
